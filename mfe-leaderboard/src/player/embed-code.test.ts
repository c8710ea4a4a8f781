import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('what another site writes is one frame, whatever the name', () => {
  const template = document.createElement('template');
  const name = 'Ada "Ace" <script>alert(1)</script> & Co';
  template.innerHTML = embedCode({ id: 14, name }, 'https://golf.test');
  const [frame, ...more] = template.content.children;
  expect(more).toEqual([]);
  expect(frame?.childElementCount).toBe(0);
  expect(frame?.getAttribute('src')).toBe('https://golf.test/embed/players/14');
  expect(frame?.getAttribute('title')).toBe(`${name}: golf handicap`);
});
