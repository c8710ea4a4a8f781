import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { player } from '../testing/players.ts';
import { HistoryOfTwo } from './HistoryOfTwo.tsx';

const line = [
  { date: '2026-01-01', handicap: 4 },
  { date: '2026-01-03', handicap: 2 },
];

test('whoever has no handicap yet has no line and no key, and is told of in words', () => {
  const players = [
    player({ name: 'Ada', handicap: 2 }),
    player({ id: 2, name: 'Bo', handicap: null, rounds: 4 }),
  ] as const;
  render(<HistoryOfTwo players={players} lines={[line, []]} latest="2026-01-05" />, { wrapper: MemoryRouter });
  const [legend] = document.getElementsByTagName('figcaption');
  expect(legend?.textContent).toBe('Ada');
  expect(screen.getByText('Bo has no handicap yet: 4 of 5 rounds.')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'A line from 1 Jan 2026 to 5 Jan 2026, ending with Ada at 2.0. The table below shows the same.',
  );
});

test('both who have a handicap have a line', () => {
  const players = [player({ name: 'Ada', handicap: 2 }), player({ id: 2, name: 'Bo', handicap: 2 })] as const;
  render(<HistoryOfTwo players={players} lines={[line, line]} latest="2026-01-05" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('img', { name: /^Two lines .* Ada at 2\.0 and Bo at 2\.0/ })).toBeTruthy();
  expect(screen.queryByText(/has no handicap yet/)).toBeNull();
});
