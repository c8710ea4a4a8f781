import { expect, test } from 'vitest';
import { fixtureDatabase } from '../testing/test-database.ts';

/*
 * Expected numbers are computed by hand (fixture.ts): differential = 113 × (gross − rating × n/18) / slope, plus the
 * expected part (18 − n) × h/18 × λ. Units are those of the database: hundredths, hundred-thousandths, tenths.
 */

async function derivedRounds(player: number) {
  const { database } = await fixtureDatabase();
  return database
    .selectFrom('rounds')
    .select(['id', 'net_score', 'history_value', 'counts'])
    .where('player_id', '=', player)
    .orderBy('date')
    .execute()
    .then((rows) => rows.map((row) => [row.id, row.net_score, row.history_value, row.counts]));
}

test('adjusted scores, history and the counting rounds of a player', async () => {
  expect(await derivedRounds(1)).toEqual([
    // 80 − 72 = 8.00; 8 / 8 = 1.00000
    [1, 800, 100_000, 1],
    [2, 1000, 225_000, 1],
    [3, 600, 300_000, 1],
    [4, 1200, 450_000, 1],
    [5, 400, 500_000, 1],
    // Nine holes in 40, rating 36: 4, plus 9 × 8.0 / 18 × 1.2 = 4.8.
    [6, 880, 610_000, 1],
    // 113 × (90 − 73.5) / 130 = 14.342…
    [7, 1434, 789_250, 1],
    [8, -100, 776_750, 1],
    // The ninth, 28.00, is higher than the eight before.
    [9, 2800, 776_750, 0],
  ]);
});

test('a plus player, whose rounds were not tracked in the order of their days', async () => {
  expect(await derivedRounds(2)).toEqual([
    [11, -200, -25_000, 1],
    [12, -300, -62_500, 1],
    [16, -200, -87_500, 1],
    [13, -100, -100_000, 1],
    [14, -200, -125_000, 1],
    // Twelve holes in 46, rating 48: −2, plus 6 × −2.0 / 18 × 0.85 = −0.5667.
    [15, -257, -157_125, 1],
  ]);
});

test('a round on a course without tees uses its own ratings', async () => {
  // 113 × (85 − 70.4) / 124 = 13.304…; 13.30 / 8 = 1.6625.
  expect(await derivedRounds(3)).toEqual([[21, 1330, 166_250, 1]]);
});

test('only the latest 20 rounds count, the later one in a tie', async () => {
  const rounds = await derivedRounds(4);
  expect(rounds[0]).toEqual([101, -1200, -150_000, 0]);
  const counting = rounds.filter(([, , , counts]) => counts === 1).map(([id]) => id);
  expect(counting).toEqual([114, 115, 116, 117, 118, 119, 120, 121]);
  expect(rounds.at(-1)).toEqual([121, 800, 800_000, 1]);
  // While the first round still counts: (−12 + 7 × 8) / 8 = 5.5.
  expect(rounds.at(-2)).toEqual([120, 800, 550_000, 1]);
});

test('handicaps, achievements and the total', async () => {
  const { database } = await fixtureDatabase();
  const players = await database
    .selectFrom('players')
    .select(['id', 'handicap', 'has_achievement'])
    .orderBy('id')
    .execute();
  expect(players.map((player) => [player.id, player.handicap, player.has_achievement])).toEqual([
    // 62.14 / 8 = 7.7675
    [1, 78, 1],
    // −12.57 / 6 = −2.095
    [2, -21, 0],
    // One round: no handicap before the fifth.
    [3, null, 0],
    [4, 80, 0],
    [5, null, 0],
  ]);
  const meta = await database.selectFrom('meta').select('total_shots').executeTakeFirstOrThrow();
  // 701 + 396 + 85 + (60 + 20 × 80)
  expect(meta.total_shots).toBe(2842);
});

test('the handicap of 30 days before the newest tracked day, 21 March', async () => {
  const { database } = await fixtureDatabase();
  const rows = await database.selectFrom('players').select(['id', 'handicap_30_days_ago']).orderBy('id').execute();
  // Players 1 and 2 have not played since; player 4 first played on 1 March.
  expect(rows.map((row) => row.handicap_30_days_ago)).toEqual([78, -21, null, null, null]);
});
