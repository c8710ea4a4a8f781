import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CSS = readFileSync(join(import.meta.dirname, '../../../shared/src/ui/tokens.css'), 'utf8');

/** Colours of a theme: `#rrggbb` by token. */
function coloursOf(selector: string): (token: string) => string {
  const [, block = ''] = new RegExp(`${selector} \\{([^}]*)\\}`).exec(CSS) ?? [];
  return (token) => new RegExp(`${token}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? 'none';
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(a: string, b: string): number {
  const [darker = NaN, lighter = NaN] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const LIGHT = ':root';
const DARK = "\\[data-theme='dark'\\]";

for (const [theme, selector, grounds] of [
  ['light', LIGHT, ['--paper', '--surface', '--surface-2', '--surface-float', '--surface-float-2', '--surface-card']],
  ['dark', DARK, ['--paper', '--surface', '--surface-2', '--surface-float', '--surface-float-2', '--surface-card']],
] as const)
  for (const ground of grounds) {
    const colour = coloursOf(selector);
    test(`the edge of a control is seen on ${ground}, ${theme}`, () => {
      expect(contrastOf(colour('--field-line'), colour(ground))).toBeGreaterThanOrEqual(3);
    });
    test(`secondary words are read on ${ground}, ${theme}`, () => {
      expect(contrastOf(colour('--ink-2'), colour(ground))).toBeGreaterThanOrEqual(4.5);
    });
  }
