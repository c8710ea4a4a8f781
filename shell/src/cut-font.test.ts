import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_CHARACTERS, FONT_AXES, OF_CODE, unicodeRange } from '../cut-font.ts';

const ROOT = join(import.meta.dirname, '../..');
const css = globSync('{shared,shell,mfe-*}/src/**/*.css', { cwd: ROOT })
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const asked = (property: string) =>
  [...css.matchAll(new RegExp(String.raw`\b${property}:\s*(\d+)`, 'g'))].map(([, value]) => Number(value));

test.each([
  ['font-weight', FONT_AXES.wght],
  ['font-stretch', FONT_AXES.wdth],
])('the font is cut to every %s that a style sheet asks for, and no further', (property, axis) => {
  expect(Math.min(...asked(property), property === 'font-weight' ? 400 : 100)).toBe(axis.min);
  expect(Math.max(...asked(property), property === 'font-weight' ? 400 : 100)).toBe(axis.max);
});

test('the first file of the font has what the site itself writes', () => {
  const written = globSync('{shared,shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .flatMap((file) => Array.from(readFileSync(join(ROOT, file), 'utf8')));
  // The font has no horizontal arrows, triangles or Greek letters: these come from the visitor's fonts.
  const elsewhere = `\n←→▲▼λ${OF_CODE}`;
  const others = new Set(written.filter((character) => !elsewhere.includes(character)));
  expect([...others].filter((character) => !FIRST_CHARACTERS.includes(character))).toEqual([]);
});

test('a style sheet names the characters of a file by runs', () => {
  expect(unicodeRange('cab−é')).toBe('U+61-63,U+e9,U+2212');
  expect(unicodeRange(FIRST_CHARACTERS)).toMatch(/^U\+20-3b,U\+3d,U\+3f-5b,/);
});
