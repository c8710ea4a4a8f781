import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { readConfig } from '@golf/server/config';
import { buildChanged } from '../build/build-changed.ts';

/*
 * npm run test:cluster: three servers and one PostgreSQL on this machine, and all their failure modes. Builds changed
 * apps; the servers share a copy of the release store.
 */

const { releases } = readConfig(process.env);
await buildChanged(releases, console.log);
const folder = await mkdtemp(join(tmpdir(), 'golf-cluster-'));
try {
  await cp(releases, join(folder, 'releases'), { recursive: true });
  const tests = spawn(
    join(PROJECT_ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', 'node', 'tools/src/cluster', '--no-file-parallelism', ...process.argv.slice(2)],
    { cwd: PROJECT_ROOT, stdio: 'inherit', env: { ...process.env, CLUSTER_RELEASES: join(folder, 'releases') } },
  );
  const [code] = (await once(tests, 'exit')) as [number | null]; // Arguments of "exit".
  process.exitCode = code ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
