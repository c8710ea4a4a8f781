import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoCard } from './VideoCard.tsx';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Watch on YouTube'],
  ['https://example.org/video', 'Watch on example.org'],
  // Addresses that no parser takes.
  ['https://', 'Watch on the web'],
  ['https://[broken', 'Watch on [broken'],
])('the card of a round with the link %s says %s', (link, words) => {
  const round = { scoreId: 2, title: 'Match play', date: '2026-11-09', course: 'North Berwick', score: -2, pro: false };
  render(<VideoCard {...round} link={link} />);
  expect(screen.getByRole('link', { name: 'Match play' }).getAttribute('href')).toBe(link);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});
