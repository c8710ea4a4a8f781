import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ChangesPage } from './ChangesPage.tsx';

function show(changes: readonly object[], released: readonly object[] = []) {
  stubApi({
    '/data/changes.json': { changes },
    '/api/course-updates': released,
    '/api/courses': [{ course_id: 3, club_name: 'St Andrews Links', course_name: 'Old Course' }],
  });
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <ChangesPage />
      </MemoryRouter>
    </Platform>,
  );
}

const change = (app: string, day: string, ...lines: string[]) => ({
  app,
  version: day,
  at: `${day}T12:00:00Z`,
  lines,
  said: true,
});

test('changes stand under their day, each with what it is about, and one that reached several features once', async () => {
  show([
    change('mfe-courses', '2026-11-20', 'Heads of tables stay in view', 'Tees are grouped'),
    change('mfe-leaderboard', '2026-11-20', 'Heads of tables stay in view'),
    change('mfe-courses', '2026-11-20', 'Heads of tables stay in view'),
    change('mfe-club-fitting', '2026-11-02', 'Clubs can be fitted'),
  ]);
  expect((await screen.findAllByRole('heading', { level: 2 })).map((day) => day.textContent)).toEqual([
    '20 Nov 2026',
    '2 Nov 2026',
  ]);
  const [first, second] = screen.getAllByRole('list');
  const linesOf = (list: HTMLElement | undefined) =>
    list &&
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(linesOf(first)).toEqual(['Courses, Handicaps Heads of tables stay in view', 'Courses Tees are grouped']);
  expect(linesOf(second)).toEqual(['Club fitting Clubs can be fitted']);
  expect(screen.getAllByRole('link', { name: 'Courses' })[0]?.getAttribute('href')).toBe('/courses');
});

test('what only commits say is not for visitors', async () => {
  show([
    { ...change('shell', '2026-11-22', 'A race is over'), said: false },
    change('mfe-courses', '2026-11-20', 'Tees are grouped'),
    { ...change('shell', '2026-11-20', 'Names stay whole'), said: false },
  ]);
  expect((await screen.findAllByRole('heading', { level: 2 })).map((day) => day.textContent)).toEqual(['20 Nov 2026']);
  expect(screen.getByRole('listitem').textContent).toBe('Courses Tees are grouped');
});

test('a site without changes shows a message', async () => {
  show([change('shell', '2026-11-20'), { ...change('shell', '2026-11-22', 'A race is over'), said: false }]);
  expect(await screen.findByText(/^Nothing to tell yet/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a new course leaderboard is told on its day, linked to the page of its course', async () => {
  show(
    [change('mfe-courses', '2026-11-20', 'Tees are grouped')],
    [
      { name: 'St Andrews Links', course: 'Old Course', feature_image: 'old.svg', updated_at: '2026-11-20T08:00:00Z' },
      { name: 'Asker Golfklubb', course: 'Asker', feature_image: null, updated_at: '2026-10-14T08:00:00Z' },
    ],
  );
  const link = await screen.findByRole('link', { name: 'St Andrews Links – Old Course' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/courses/3-st-andrews-links-old-course'));
  // Not on the list of courses.
  expect(screen.getByRole('link', { name: 'Asker Golfklubb' }).getAttribute('href')).toBe('/courses');
  expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
    '20 Nov 2026',
    '14 Oct 2026',
  ]);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Courses Tees are grouped',
    'Courses New leaderboard: St Andrews Links – Old Course',
    'Courses New leaderboard: Asker Golfklubb',
  ]);
});
