import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as `npm run data` does. */
function run(...args: string[]): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>();
  execFile(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'generate', ...args], (error, out, err) =>
    resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
  );
  return promise;
}

test('writes as many players as were asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'golf-generate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await run('--players', '5', '--seed', '7', folder)).toEqual({
    code: 0,
    out: expect.stringMatching(/^Wrote 5 players with \d+ rounds to /),
    err: '',
  });
  const lines = (await readFile(join(folder, 'players.csv'), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(1 + 5);
});

test.each<[string[], RegExp]>([
  [['--players', '5'], /^Name the folder to write\./],
  [['a', 'b', '--players', '5'], /^Name one folder, not 2/],
  [['x'], /^Say how many players/],
  [['--players', 'many', 'x'], /^--players is "many"; write a whole number from 1 to 100000\./],
  [['--players', '5', '--seed', '-1', 'x'], /^Option '--seed' argument is ambiguous/],
  [['--frob'], /^Unknown option '--frob'/],
])('%j is told what is wrong, exit code 2', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
  expect(err).toContain('npm run data -- generate --players');
});
