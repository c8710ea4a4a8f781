import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { FIXTURE } from './fixture.ts';
import type { Line } from './plain-site.ts';

/* For tests: data folders of a few players with random rounds. */

const PLAYERS = 13;

interface SmallRound {
  player: number;
  /** Days since 1 January. */
  day: number;
  tee: string;
  holes: number;
  overPar: number;
}

/** A round of a small site. Few players, tees, days and scores produce ties. */
const roundArbitrary = fc.record({
  player: fc.integer({ min: 1, max: PLAYERS }),
  day: fc.integer({ min: 0, max: 90 }),
  tee: fc.constantFrom('1', '2', '3', '4', '5', ''),
  holes: fc.constantFrom(18, 18, 18, 9, 12),
  overPar: fc.integer({ min: -6, max: 9 }),
});

const roundsArbitrary = fc.oneof(
  fc.array(roundArbitrary, { maxLength: 30 }),
  // Enough for ten players with a handicap.
  fc.array(roundArbitrary, { minLength: 130, maxLength: 180 }),
);

const headerOf = (file: string) => `${FIXTURE[file]?.split('\n')[0]}\n`;

/** The minimal files of a site with these rounds. */
function filesOf(rounds: readonly SmallRound[], count: number) {
  const players = Array.from({ length: count }, (_, index) => {
    const code = ['de', 'eu', 'gb-sct'][index % 3];
    return `${index + 1},Player ${index + 1},${code},true,,,\n`;
  });
  const lines = rounds.map(({ player, day, tee, holes, overPar }, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    // Ids and days differ in order.
    const id = ((index * 7919) % 100_003) + 1;
    const place = tee ? `${tee},` : ',Elsewhere';
    const ratings = tee ? ',' : '70.4,124';
    return `${id},${player},${date},${date}T12:00:00Z,A round,,,,${place},${holes},${tee && holes === 18 ? '' : 4 * holes},${ratings},${4 * holes + overPar},,false\n`;
  });
  const empty = ['channels', 'trophies', 'achievements', 'items', 'cabinets', 'unlocked-items', 'course-images'];
  return {
    ...Object.fromEntries(empty.map((name) => [`${name}.csv`, headerOf(`${name}.csv`)])),
    'players.csv': headerOf('players.csv') + players.join(''),
    // A tee of the unreleased course.
    'tees.csv': `${FIXTURE['tees.csv']}5,3,Yellow,#ffff00,#000000,M,6100,72,70.4,118\n`,
    'rounds.csv': headerOf('rounds.csv') + lines.join(''),
  };
}

/** The files of a site with these rounds, by name. */
export const smallSite = (rounds: readonly SmallRound[], players = PLAYERS): Record<string, string> => ({
  ...FIXTURE,
  ...filesOf(rounds, players),
});

/** Arbitrary files of a small site. */
export const siteArbitrary = roundsArbitrary.map((rounds) => smallSite(rounds));

/** Rows of these files by table name. */
export const linesOfFiles =
  (files: Record<string, string>) =>
  (table: string): Line[] =>
    parse(files[`${table}.csv`] ?? '', { columns: true });
