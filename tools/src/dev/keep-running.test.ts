import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderOf } from '../testing/release-store.ts';
import { keepRunning } from './keep-running.ts';

/** Exits while its folder contains a file "broken", like Vite with an invalid config. */
const PROGRAM = `
  import { existsSync } from 'node:fs';
  if (existsSync('broken')) process.exit(1);
  process.stdout.write('runs');
  setInterval(() => {}, 1000);
`;

test('a remote that cannot start is logged, and restarted after a change of its files', async () => {
  const folder = await folderOf({ 'program.mjs': PROGRAM, broken: '' });
  const said: string[] = [];
  let runs = 0;
  const end = keepRunning({
    name: 'mfe-courses',
    folder,
    start: () => {
      const child = spawn(process.execPath, ['program.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.on('data', () => (runs += 1));
      return child;
    },
    say: (line) => said.push(line),
  });
  onTestFinished(end);
  await vi.waitFor(() => expect(said).toHaveLength(1), 5000);
  expect(said[0]).toMatch(/^mfe-courses has ended \(1\).* The others run/);
  expect(runs).toBe(0);

  await rm(join(folder, 'broken'));
  await writeFile(join(folder, 'vite.config.ts'), '');
  await vi.waitFor(() => expect(runs).toBe(1), 5000);
  expect(said).toContain('mfe-courses is started again.');
});
