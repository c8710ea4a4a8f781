import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'golf-problems-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Problems found in the output of a program with these lines. */
async function said(lines: string, limit = 20_000): Promise<string[]> {
  const program = join(folder, 'program.mjs');
  await writeFile(program, lines);
  return problemsOf(program, ['/courses'], limit);
}

test('a program that ends well has found nothing, whatever it prints', async () => {
  expect(await said('console.log("tried /courses")')).toEqual([]);
});

test('a program that ends with 1 has found what it prints', async () => {
  const lines = await said(
    'console.log(`${process.argv[2]}: no tees`); console.log("no greens"); process.exitCode = 1',
  );
  expect(lines).toEqual(['/courses: no tees', 'no greens']);
});

test('a program that fails says why', async () => {
  expect((await said('throw new Error("no browser")')).join('\n')).toContain('Error: no browser');
});

test('a program stopped at its limit keeps its printed problems, without a stack', async () => {
  const lines = await said(
    `process.on('SIGTERM', () => { throw new Error('the browser has been closed'); });
     console.log('no tees');
     setInterval(() => {}, 1000);`,
    3000,
  );
  expect(lines).toEqual(['no tees', 'stopped after 3 s, before everything was tried: try again']);
}, 20_000);

test('a program that is not there is an error', async () => {
  expect((await problemsOf(join(folder, 'none.mjs'), [], 20_000)).join('\n')).toContain('Cannot find module');
});
