import { LONG_LEADERBOARD } from '@golf/shared/api';
import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tablesWithoutScript } from '../card/without-script.ts';
import { score } from '../testing/courses.ts';
import { CourseLeaderboard } from './CourseLeaderboard.tsx';

// Time for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const COUNT = LONG_LEADERBOARD + 10;
const LINK = 'https://www.youtube.com/watch?v=demo-000001';
const LEADERS = new Set<number>();

const ROUNDS = Array.from({ length: COUNT }, (_, index) =>
  score({
    score_id: index + 1,
    score_title: `Video ${index + 1}`,
    course_link: LINK,
    score_over_par: index,
    tee_id: 1,
    handicap: 4,
  }),
);
const TOP = {
  top: {
    rounds: COUNT,
    tees: [{ rounds: COUNT, first: ROUNDS.slice(0, 5).map((round, at) => ({ round, position: at + 1, tied: false })) }],
  },
};
const ANSWERS = { '/api/course-scores/1': ROUNDS, '/api/course-scores/1/top': TOP };

function show(part: ReactNode) {
  const client = createQueryClient();
  render(
    <Platform queryClient={client} loader={createStaticLoader({})}>
      <MemoryRouter>{part}</MemoryRouter>
    </Platform>,
  );
  const hasAll = () => client.getQueryData(['/api/course-scores/1']) !== undefined;
  return { user: userEvent.setup(), hasAll };
}

const table = () => screen.findByRole('table', { name: 'Leaderboard' });
const titles = async () =>
  within(await table())
    .getAllByRole('link', { name: /^Video/ })
    .map(({ textContent }) => textContent);

test('rounds level with the Course Leader’s have the same badge', async () => {
  const round = (score_id: number, score_over_par: number) =>
    score({ score_id, score_title: `Video ${score_id}`, course_link: LINK, score_over_par, tee_id: 1, handicap: 4 });
  stubApi({ '/api/course-scores/1': [round(1, -2), round(2, -2), round(3, 0)] });
  show(<CourseLeaderboard courseId={1} count={3} leaders={new Set([1])} />);
  expect(within(await table()).getAllByText('Course Leader')).toHaveLength(2);
  expect(within(await table()).queryByText('Tee Record')).toBeNull();
});

test('a long leaderboard shows its top, and asks for the rest with what only all rounds tell', async () => {
  stubApi(ANSWERS);
  const { user, hasAll } = show(<CourseLeaderboard courseId={1} count={COUNT} leaders={LEADERS} />);
  const first = await titles();
  expect(first).toEqual(['Video 1', 'Video 2', 'Video 3', 'Video 4', 'Video 5']);
  expect(screen.getByRole('button', { name: `Show all ${COUNT} rounds` })).toBeTruthy();
  const shown = (await table()).innerHTML;
  expect(hasAll()).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Date' }));
  expect(await screen.findByText(`${COUNT} rounds, newest first`)).toBeTruthy();
  expect(hasAll()).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Score' }));
  // All rounds render the same initial rows as the top.
  expect((await table()).innerHTML).toBe(shown);
  await user.click(screen.getByRole('button', { name: `Show all ${COUNT} rounds` }));
  expect(await titles()).toHaveLength(COUNT);
});

test('a backend that knows no top is asked for all rounds, and so is one with few', async () => {
  stubApi({ ...ANSWERS, '/api/course-scores/1/top': { top: null } });
  const { hasAll } = show(<CourseLeaderboard courseId={1} count={COUNT} leaders={LEADERS} />);
  expect(await titles()).toHaveLength(5);
  expect(hasAll()).toBe(true);
});

test.each([
  [COUNT, '/api/course-scores/1/top'],
  [LONG_LEADERBOARD, '/api/course-scores/1'],
])('for visitors without scripts, a card with %i rounds has %s', (rounds, path) => {
  expect(tablesWithoutScript(1, rounds).map(({ queryKey }) => queryKey[0])).toContain(path);
});

test('the band above the first rounds from some tees leads to more of them, and the focus to their tab', async () => {
  const rounds = Array.from({ length: 40 }, (_, index) =>
    score({
      score_id: index + 1,
      score_title: `Video ${index + 1}`,
      course_link: LINK,
      score_over_par: index,
      tee_id: 1 + (index % 2),
      tee_name: index % 2 === 0 ? 'Black' : 'White',
      handicap: 4,
    }),
  );
  stubApi({ '/api/course-scores/1': rounds });
  const { user } = show(<CourseLeaderboard courseId={1} count={40} leaders={LEADERS} />);
  expect(await titles()).toHaveLength(10);
  const [, white] = screen.getAllByRole('button', { name: /^Best 5 of 20 rounds/ });
  await user.click(white as HTMLElement);
  const tab = screen.getByRole('radio', { name: /^White/ });
  expect(tab.matches(':checked')).toBe(true);
  expect(document.activeElement).toBe(tab);
  expect(await titles()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: /^Best 5 of/ })).toBeNull();
});
