import { recordsSchema, type RecordHolder, type SiteRecords } from '@golf/shared/api';
import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Records } from './Records.tsx';

const holder = (fields: Partial<RecordHolder>) => ({
  player_id: 1,
  name: 'Ada',
  live: true,
  value: 3,
  date: '2026-05-01',
  ...fields,
});

const record = (id: string, fields: object) => ({
  id,
  name: `The ${id}`,
  definition: `What ${id} means.`,
  minimum: '2 rounds',
  unit: 'rounds',
  value: 3,
  count: 1,
  holders: [holder({})],
  ...fields,
});

function show(answer: object) {
  const records: SiteRecords = parse(recordsSchema, {
    newest_day: '2026-11-15',
    sections: [],
    courses: [],
    countries: [],
    ...answer,
  });
  stubApi({ '/api/records': records });
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter initialEntries={['/records']}>
        <Records />
      </MemoryRouter>
    </Platform>,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a record says what it is, what it takes, who holds it since when, and who held it before', async () => {
  show({
    sections: [
      {
        id: 'streaks',
        title: 'Streaks',
        records: [
          record('first', {
            holders: [
              holder({
                since: '2026-04-01',
                course: 'Links',
                video: 'Day out',
                link: 'https://youtu.be/abcdefghijk',
                score_id: 9,
              }),
            ],
            before: holder({ player_id: 2, name: 'Bo', value: 2, date: '2025-02-03' }),
          }),
          record('second', { unit: 'net', value: -3.5, minimum: '18 holes' }),
        ],
      },
    ],
  });
  const [first, second] = within(await screen.findByRole('region', { name: 'Streaks' })).getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'The first3 rounds3 roundsWhat first means. Needs 2 rounds.Ada1 Apr 2026 to 1 May 2026\u00a0· LinksDay outPreviously: Bo, 2 rounds, 3 Feb 2025',
  );
  const video = within(first as HTMLElement).getByRole('link', { name: 'Day out' });
  expect(video.getAttribute('href')).toBe('https://youtu.be/abcdefghijk');
  expect(video.getAttribute('data-event')).toBe('video-link-9');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Ada' })
      .getAttribute('href'),
  ).toBe('/players/1-ada');
  expect(second?.textContent).toContain('−3.50 adjusted');
  expect(second?.textContent).not.toContain('Previously');
});

const needing = (...minimums: string[]) => ({
  sections: [{ id: 'one', title: 'One', records: minimums.map((minimum, at) => record(`r${at}`, { minimum })) }],
});

test('what most records of a section need is said once', async () => {
  show(needing('5 rounds', '10 players', '10 players'));
  const section = (await screen.findByRole('region', { name: 'One' })).textContent;
  expect(section).toMatch(/Unless noted, a record needs at least 10 players\.$/);
  expect(section?.match(/needs at least 10 players/gi)).toHaveLength(1);
  expect(section).toContain('Needs 5 rounds.');
});

test('a record that needs nothing does not seem to', async () => {
  show(needing('', '2 weeks', '2 weeks'));
  const section = (await screen.findByRole('region', { name: 'One' })).textContent;
  expect(section).not.toContain('Unless noted');
  expect(section?.match(/Needs 2 weeks\./g)).toHaveLength(2);
});

test.each([
  [['Ada', 'Bo'], 2, 'Ada and Bo'],
  [['Ada', 'Bo', 'Cy'], 3, 'Ada, Bo and Cy'],
  [['Ada', 'Bo'], 3, 'Ada, Bo and 1 other'],
  [['Ada', 'Bo'], 9, 'Ada, Bo and 7 others'],
])('a record that %j share, of %i, is held by %s, and tells of who was first', async (names, count, words) => {
  const holders = names.map((name, index) => holder({ player_id: index + 1, name }));
  show({ sections: [{ id: 'one', title: 'One', records: [record('first', { holders, count })] }] });
  const section = await screen.findByRole('region', { name: 'One' });
  expect(section.textContent).toContain(`rounds.${words}First by Ada, 1 May`);
  // Three faces at most.
  expect(section.querySelectorAll('img')).toHaveLength(Math.min(3, names.length));
});

test('Handicap Legends who hold a record are in their ring', async () => {
  const holders = [holder({ badge_id: 1 }), holder({ player_id: 2, name: 'Bo' })];
  show({ sections: [{ id: 'one', title: 'One', records: [record('first', { holders, count: 2 })] }] });
  const section = await screen.findByRole('region', { name: 'One' });
  const rings = [...section.querySelectorAll('img')].map(({ className }) => className.includes('legend'));
  expect(rings).toEqual([true, false]);
});

test('who is not announced is not named by the address', async () => {
  const holders = [holder({ live: false })];
  show({ sections: [{ id: 'one', title: 'One', records: [record('first', { holders })] }] });
  expect((await screen.findByRole('link', { name: 'Ada' })).getAttribute('href')).toBe('/players/1');
});

test('courses tell the margin, or that the record is shared', async () => {
  const held = { value: -4, count: 1, holders: [holder({ value: -4 })], before: null };
  show({
    courses: [
      { course_id: 7, course: 'Links', players: 4, margin: 3, ...held },
      { course_id: 8, course: 'Parkland', players: 2, margin: 0, ...held },
    ],
  });
  const [, links, parkland] = within(await screen.findByRole('table', { name: 'Course records' })).getAllByRole('row');
  expect(links?.textContent).toContain('Links−4Ada 1 May 2026by 3');
  expect(parkland?.textContent).toContain('Shared');
  const section = screen.getByRole('region', { name: 'Course records' });
  expect(section.textContent).toContain('The lowest 18-hole score to par');
  expect(screen.getByRole('link', { name: 'Links' }).getAttribute('href')).toBe('/courses/7-links');
});

test('a site without rounds shows a message', async () => {
  show({ newest_day: null });
  expect(await screen.findByText('No records yet.')).toBeTruthy();
});

test('a backend that keeps no records has no such page', async () => {
  stubApi();
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <Records />
      </MemoryRouter>
    </Platform>,
  );
  expect(await screen.findByRole('heading', { name: 'Out of bounds' })).toBeTruthy();
});

test('those who moved furthest in 30 days have a list each way, with places and handicaps', async () => {
  const mover = { player_id: 7, name: 'Greer', position: 11, tied: true, handicap: 2.4, handicap_30_days_ago: 2.8 };
  show({ movers: { up: [{ ...mover, places: 3 }], down: [{ ...mover, player_id: 8, name: 'Lachie', places: 6 }] } });
  const up = await screen.findByRole('table', { name: 'Up the leaderboard' });
  const [, row] = within(up).getAllByRole('row');
  expect(row?.textContent).toBe('Greer▲ up 3T112.82.8 → , now 2.42.4');
  expect(within(up).getByRole('link', { name: 'Greer' }).getAttribute('href')).toBe('/players/7-greer');
  expect(screen.getByRole('table', { name: 'Down the leaderboard' }).textContent).toContain('▼ down 6');
});
