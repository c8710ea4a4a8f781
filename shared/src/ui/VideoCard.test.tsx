import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoCard } from './VideoCard.tsx';

const ROUND = { scoreId: 2, title: 'Match play', date: '2026-11-09', course: 'North Berwick', score: -2, pro: false };

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Watch on YouTube'],
  ['https://example.org/video', 'Watch on example.org'],
  // Addresses that no parser takes.
  ['https://', 'Watch on the web'],
  ['https://[broken', 'Watch on [broken'],
])('the card of a round with the link %s says %s', (link, words) => {
  render(<VideoCard {...ROUND} link={link} />);
  expect(screen.getByRole('link', { name: 'Match play' }).getAttribute('href')).toBe(link);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('a card says who has played the round, and in how many strokes', () => {
  const { container } = render(<VideoCard {...ROUND} link={null} player="Jem Thornquill" score={4} gross={76} />);
  expect(screen.getByText('Jem Thornquill')).toBeTruthy();
  expect(container.textContent).toContain('+4to par · 76 strokes');
});

test('a round of as many strokes as par is level par', () => {
  const { container } = render(<VideoCard {...ROUND} link={null} score={0} />);
  expect(container.textContent).toContain('0level par');
});
