import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { expect, test } from 'vitest';

/* Style sheets use the named sizes (shared/src/ui/sizes.css) and the tokens, so that layouts change at few widths. */

const SIZES = 'shared/src/ui/sizes.css';
const TOKENS = 'shared/src/ui/tokens.css';
const sheets = globSync('{shared,shell,mfe-*}/src/**/*.css', { cwd: PROJECT_ROOT })
  .toSorted()
  .map((file) => ({ file, css: readFileSync(join(PROJECT_ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') }));

/** "file: text" of each match in the sheets, except those of some files. */
const found = (pattern: RegExp, except: readonly string[]) =>
  sheets
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));

test('the width of the window is compared with named sizes only', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(found(/@media[^{]*\bwidth\b[^{]*/g, [SIZES])).toEqual([]);
});

test('each size in a condition has a name', () => {
  const names = new Set(
    [...readFileSync(join(PROJECT_ROOT, SIZES), 'utf8').matchAll(/@custom-media (--\w+)/g)].map(([, name]) => name),
  );
  const used = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([condition]) => condition.match(/--\w+/g) ?? []),
  );
  expect(used.filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => name && !used.includes(name))).toEqual([]);
});

test('no condition excludes what it asks for', () => {
  const isOdd = (condition: string) => {
    const names = condition.match(/--\w+/g) ?? [];
    return new Set(names).size < names.length;
  };
  expect(found(/@media[^{]*/g, [SIZES]).filter(isOdd)).toEqual([]);
});

test('colours are tokens', () => {
  expect(found(/(?<![-\w&])(?:#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\))/gi, [TOKENS])).toEqual([]);
});
