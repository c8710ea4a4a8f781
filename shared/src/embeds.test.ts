// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { embedCode, embedOf } from './embeds.ts';

test.each([
  ['/', '/embed/leaderboard', '/cards/board.png'],
  [
    '/?country=IE,fr&channel=A+%26+B&channel=C&expand=3',
    '/embed/leaderboard?channel=A+%26+B&channel=C&country=ie%2Cfr',
    '/cards/board.png',
  ],
  ['/players/14-ada', '/embed/players/14', '/cards/players/14.png'],
  ['/courses/3-oakmont', '/embed/courses/3', '/cards/courses/3.png'],
  ['/rounds/812', '/embed/rounds/812', '/cards/rounds/812.png'],
  ['/compare/8-14', '/embed/compare/8-14', '/cards/compare/8-14.png'],
])('%s has the frame %s', (page, path, card) => {
  expect(embedOf(page)).toMatchObject({ path, card });
});

test.each(['/courses', '/articles/3', '/compare', '/compare/8-8', '/players/ada', '/players/14/more', '/records'])(
  '%s has none',
  (page) => {
    expect(embedOf(page)).toBeNull();
  },
);

test('what another site writes is one frame, whatever the title', () => {
  const template = document.createElement('template');
  const title = 'Ada "Ace" <script>alert(1)</script> & Co';
  template.innerHTML = embedCode(
    { path: '/embed/leaderboard?country=ie&channel=x', width: 1, height: 2 },
    title,
    'https://golf.test',
  );
  const [frame, ...more] = template.content.children;
  expect(more).toEqual([]);
  expect(frame?.childElementCount).toBe(0);
  expect(frame?.getAttribute('src')).toBe('https://golf.test/embed/leaderboard?country=ie&channel=x');
  expect(frame?.getAttribute('title')).toBe(title);
});
