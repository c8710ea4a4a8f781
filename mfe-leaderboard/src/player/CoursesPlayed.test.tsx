import type { CoursePlayed } from '@golf/shared/api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CoursesPlayed } from './CoursesPlayed.tsx';

const played = (fields: Partial<CoursePlayed>): CoursePlayed => ({
  course_id: 1,
  course: 'Links',
  rounds: 1,
  score: 4,
  score_id: 1,
  date: '2026-11-01',
  tee: 'White',
  place: 2,
  tied: false,
  players: 9,
  record: false,
  leader: false,
  ...fields,
});

const show = (...courses: CoursePlayed[]) =>
  render(
    <MemoryRouter>
      <CoursesPlayed courses={courses} />
    </MemoryRouter>,
  );

test('a place among others is told, and the only player of tees has won nothing', () => {
  show(played({}), played({ course_id: 2, course: 'Parkland', place: 1, players: 1 }));
  expect(screen.getByRole('row', { name: /^Links/ }).textContent).toContain('2 of 9');
  const alone = screen.getByRole('row', { name: /^Parkland/ }).textContent;
  expect(alone).toContain('–only player');
  expect(alone).not.toContain('1 of 1');
});

test('the marks beside courses are explained once, where there are any', () => {
  const { unmount } = show(played({}));
  expect(screen.queryByText(/Best to par:|Course Leader:/)).toBeNull();
  unmount();
  show(played({ record: true }), played({ course_id: 2, record: true, leader: true }));
  expect(screen.getByText(/^Best to par: .* Course Leader: /)).toBeTruthy();
});

test('no cell of a place is blank, and the dash is explained once, where there is one', () => {
  const { unmount } = show(played({}));
  expect(screen.queryByText(/– means/)).toBeNull();
  unmount();
  show(played({ place: null, players: null }), played({ course_id: 2, place: 1, players: 1 }));
  const [, unplaced, alone] = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(unplaced).toBe('–no place');
  expect(alone).toBe('–only player');
  expect(screen.getAllByText(/^A dash \(–\) means no leaderboard/)).toHaveLength(1);
});
