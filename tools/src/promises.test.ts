import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '@golf/database/project-root';

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** What stands in the second column of docs/promises.md: files and the words of their tests' names. */
const HELD = [...read('docs/promises.md').matchAll(/`([^`]+\.(?:spec|test)\.tsx?)` ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
  ([, file = '', words = '']) => [...words.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [file, title] as const),
);

test('docs/promises.md names tests for each promise', () => {
  const rows = read('docs/promises.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'));
  expect(rows.filter((row) => !/\.(?:spec|test)\.tsx?` "/.test(row))).toEqual([]);
  expect(HELD.length).toBeGreaterThanOrEqual(rows.length);
});

test.each(HELD)('%s has a test "%s"', (file, title) => {
  expect(read(file)).toContain(title);
});
