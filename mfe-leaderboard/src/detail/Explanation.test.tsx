import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { player, round } from '../testing/players.ts';
import { Explanation } from './Explanation.tsx';

test.each([
  ['add 1.50', { net_score: 3.5 }],
  ['take off 0.50', { net_score: 1.5 }],
])('a round of twelve holes explains the other six: %s', (words, fields) => {
  const played = round({ holes: 12, par: 48, score: 2, course_rating: 48, ...fields });
  const { container } = render(<Explanation player={player({})} round={played} />);
  expect(container.textContent).toContain('50 strokes (+2, par 48) over 12 holes.');
  expect(container.textContent).toContain(`The 6 holes not played are expected to ${words}.`);
});

test('a full round names no holes that were not played', () => {
  const { container } = render(<Explanation player={player({})} round={round({})} />);
  expect(container.textContent).not.toContain('not played');
});
