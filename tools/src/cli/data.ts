import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/*
 * npm run data: `generate` belongs to demo, all other data commands to database. Neither imports the other, so this
 * command starts the right program.
 */

const program = process.argv[2] === 'generate' ? 'demo/src/cli.ts' : 'database/src/cli/data.ts';
await import(join(PROJECT_ROOT, program));
