import { expect, test } from 'vitest';
import { folderOf } from '../testing/release-store.ts';
import { missingLines } from './built-with.ts';

const SHELL = { app: 'shell', version: '1.0.0-a' };
const COURSES = { app: 'mfe-courses', version: '1.0.0-b' };

test('what a remote was built with and the shell does not have is named line by line', async () => {
  const releases = await folderOf({
    'shell/1.0.0-a/contract.txt': 'interface Intents {\n}\n',
    'mfe-courses/1.0.0-b/contract.txt': "interface Intents {\n    'round/open': number;\n}\n",
  });
  expect(missingLines(releases, COURSES, SHELL)).toEqual([
    'mfe-courses 1.0.0-b was built with these lines of the contract, which the shell 1.0.0-a does not have:',
    "  + 'round/open': number;",
  ]);
});

test.each([
  ['the shell has all of it', { 'shell/1.0.0-a/contract.txt': 'a\nb\n', 'mfe-courses/1.0.0-b/contract.txt': 'a\n' }],
  ['one of them is of before', { 'mfe-courses/1.0.0-b/contract.txt': 'a\n' }],
])('nothing is named where %s', async (_, files) => {
  expect(missingLines(await folderOf(files), COURSES, SHELL)).toEqual([]);
});
