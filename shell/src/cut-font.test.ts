import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONT_AXES } from '../cut-font.ts';

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
