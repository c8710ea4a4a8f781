import { expect, test } from 'vitest';
import { findDialect } from './plain-words.ts';

const problems = (source: string, file = 'x.ts') =>
  findDialect(file, source, () => true).map(({ line, problem }) => `${line}: ${problem}`);

const LONG = `/* ${'so many words and '.repeat(8)}an end. */`;

test.each([
  ['comments', '\n// Says what is live.', ['2: "what is": write a noun']],
  ['strings', "log('a port of its own');", ['1: "of its own": write "its own …", "separate"']],
  ['text of a page', 'const x = <p>It says so here</p>;', ['1: "says so": write "reports …"']],
  ['long sentences', LONG, ['1: a sentence of 34 words: so many words and so many words and so m…']],
])('finds markers in %s', (_, source, found) => expect(problems(source, 'x.tsx')).toEqual(found));

test('joins the lines of a comment', () => {
  expect(problems('// The port is\n// to be free.')).toEqual(['1: "is to be": write "must be", or the verb']);
  expect(problems('/* Rows\n   stand in a list. */', 'x.css')).toEqual(['1: "stand in": write "is"']);
});

test('leaves questions and code alone', () => {
  expect(problems("const anew = ask('And what is a handicap?');")).toEqual([]);
});

test('"meant-so" exempts its comment and the next line', () => {
  expect(problems("// meant-so: quotes what is old\nlog('what is old');")).toEqual([]);
  expect(problems("log('what is old'); // meant-so")).toEqual([]);
});

test('only changed lines count', () => {
  const source = '// Made anew at night.\nx();\n// Made anew by day.';
  expect(findDialect('x.ts', source, (line) => line === 3)).toMatchObject([{ line: 3 }]);
});
