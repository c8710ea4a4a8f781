import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase, fixtureDatabase } from '../testing/test-database.ts';
import { clickReport } from './click-report.ts';

test('clicks are counted by marker and by day', async () => {
  const { database } = await fixtureDatabase();
  expect(await clickReport(database)).toBe('Nothing has been clicked yet.');
  const click = (track_id: string, day: string) => ({
    track_id,
    timestamp: day,
    received_at: `2026-01-${day}T10:00:00Z`,
  });
  await database
    .insertInto('click_log')
    .values([
      ...Array.from({ length: 12 }, () => click('visit-leaderboard', '02')),
      click('drawer-open', '03'),
      click('about', '03'),
    ])
    .execute();
  expect(await clickReport(database)).toBe(
    [
      'marker             clicks',
      'visit-leaderboard      12',
      'about                   1',
      'drawer-open             1',
      '',
      'day         clicks',
      '2026-01-03       2',
      '2026-01-02      12',
    ].join('\n'),
  );
});

/** @promise Data: Clicks are bounded, deleted … */
test('clicks are reported without what a terminal would obey, however many markers there are', async () => {
  const { database } = await emptyDatabase();
  const row = {
    timestamp: '2026-02-03T04:05:06Z',
    received_at: '2026-02-03T04:05:06Z',
    player_id: null,
    score_id: null,
    trophy_id: null,
    badge_id: null,
    item_id: null,
  };
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 140000)
    insert into click_log (track_id, timestamp, received_at) select 'marker-' || i, ${row.timestamp}, ${row.received_at} from n`.execute(
    database,
  );
  await database
    .insertInto('click_log')
    .values({ ...row, track_id: 'x\u001b[2J' })
    .execute();
  const report = await clickReport(database);
  expect(report).not.toContain('\u001b');
  expect(report.split('\n').length).toBeGreaterThan(140_000);
});
