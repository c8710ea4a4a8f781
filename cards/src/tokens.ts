import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/* Colours of the site, read from its style sheet, their only source. */

const SHEET = readFileSync(createRequire(import.meta.url).resolve('@golf/shared/ui/tokens.css'), 'utf8');

/** The tokens of the first rule with a selector, by name without the leading dashes. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = SHEET.indexOf(`${selector} {`);
  const rule = SHEET.slice(start, SHEET.indexOf('}', start));
  return new Map([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const LIGHT = tokensOf(':root');
const DARK = tokensOf("[data-theme='dark']");

/**
 * The value of a token, "accent".
 * @throws Error for an unknown token
 */
export function token(name: string, theme: 'light' | 'dark' = 'light'): string {
  const value = (theme === 'dark' ? DARK.get(name) : undefined) ?? LIGHT.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  return value;
}
