import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/*
 * npm run data: what an operator does with data is the database's, inventing some is the demo's. They know nothing of
 * each other, so the command is handed on to the program of one or the other.
 */

const program = process.argv[2] === 'generate' ? 'demo/src/cli.ts' : 'database/src/cli/data.ts';
await import(join(PROJECT_ROOT, program));
