import { expect, test } from 'vitest';
import html from '../index.html?raw';
import { smallScript } from '../small-script.ts';

const SCRIPT = /<script>([\s\S]*?)<\/script>/;
const { transformIndexHtml } = smallScript();
const small = (page: string) => (transformIndexHtml as (page: string) => string)(page);

test('the script of the page is sent without comments, and everything around it as it is', () => {
  const [, before = ''] = SCRIPT.exec(html) ?? [];
  const [, after = ''] = SCRIPT.exec(small(html)) ?? [];
  expect(after).toContain('data-early');
  expect(after).not.toContain('/*');
  expect(after.length).toBeLessThan(before.length / 2);
  expect(small(html).replace(SCRIPT, '')).toBe(html.replace(SCRIPT, ''));
});

test('a script that nobody can read stops the build', () => {
  expect(() => small('<script>const = 1</script>')).toThrow('The script in index.html');
});
