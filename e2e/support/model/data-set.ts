import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { csvLine, type CsvCell } from '@golf/shared/format';

/* Tracked rounds for the model: a data folder of docs/data.md in which each handicap is known without arithmetic. */

export interface Golfer {
  id: number;
  name: string;
  code: string;
  channels: string[];
  /** In tenths, signed; null with fewer than five rounds. */
  handicap: number | null;
  rounds: TrackedRound[];
}

export interface TrackedRound {
  id: number;
  player: number;
  /** Days after 2024-01-01. */
  day: number;
  /** Index into TEES. */
  tee: number;
  gross: number;
  /** Adjusted score in tenths. */
  adjusted: number;
}

/** Slope 113 throughout: an adjusted score is gross − rating, and ten ratings give every tenth. */
export const TEES = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Tee ${index}`,
  rating: 700 + index,
  par: 72,
}));
export const COURSE = 1;
export const COUNTRIES = { eu: 'Team Europe', 'gb-eng': 'England', de: 'Germany', ie: 'Ireland', fr: 'France' };
const CODES = ['gb-eng', 'de', 'ie', 'fr'];
const CHANNELS = ['Fairway Twins', 'Le Green', 'Dogleg, Left', 'Nine'];

const isoDay = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
const dateOf = ({ day }: TrackedRound) => isoDay(day);
/** With a full stop, to test the separator before a date. */
export const videoOf = ({ id }: TrackedRound) => `Video ${id}.`;

interface Draw {
  handicap: number;
  rounds: number;
  code: string;
  channels: string[];
  shuffle: number[];
}

/**
 * Random properties of a player. Handicaps lie close together for ties; some players have none.
 * @param spread maximum distance of handicaps in tenths
 */
const drawOf = (spread: number, withNone: boolean): fc.Arbitrary<Draw> =>
  fc.record({
    handicap: fc.integer({ min: -30, max: spread - 30 }),
    rounds: withNone
      ? fc.oneof(
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) },
          { weight: 5, arbitrary: fc.integer({ min: 5, max: 26 }) },
        )
      : fc.integer({ min: 5, max: 26 }),
    code: fc.constantFrom(...CODES),
    channels: fc.uniqueArray(fc.constantFrom(...CHANNELS), { minLength: 1, maxLength: 3 }),
    shuffle: fc.array(fc.nat(1000), { minLength: 26, maxLength: 26 }),
  });

function golferOf(draw: Draw, index: number, firstRound: number): Golfer {
  const id = index + 1;
  const counts = draw.rounds;
  // Newest first. Of the latest 20, eight equal the handicap and the others are worse; older ones are random.
  const latest = Array.from({ length: Math.min(20, counts) }, (_, at) => draw.handicap + (at < 8 ? 0 : 10 * (at - 7)));
  const mixed = latest
    .map((adjusted, at) => ({ adjusted, key: draw.shuffle[at] ?? 0 }))
    .toSorted((a, b) => a.key - b.key);
  const older = Array.from({ length: Math.max(0, counts - 20) }, (_, at) => draw.handicap - 10 * (at + 1));
  const adjusted = [...mixed.map((round) => round.adjusted), ...older];
  return {
    id,
    // Names in another order than ids, some with accents: ties are ordered by name.
    name: `${['Émile', 'Zoë', 'Anna', 'Bo', 'émil'][id % 5]} ${String.fromCharCode(65 + ((id * 7) % 26))}${id}`,
    code: draw.code,
    channels: draw.channels,
    handicap: counts < 5 ? null : draw.handicap,
    rounds: adjusted.map((score, at) => {
      // gross = rating + adjusted must be whole; one of the ten ratings fits.
      const tee = ((-score % 10) + 10) % 10;
      const gross = (700 + tee + score) / 10;
      return { id: firstRound + counts - at, player: id, day: 400 - 3 * at - (id % 3), tee, gross, adjusted: score };
    }),
  };
}

/** Players with rounds, deterministic per seed. Many handicaps are tied. */
export function drawGolfers(count: number, withNone: boolean, seed: number): Golfer[] {
  const spread = Math.max(3, Math.ceil(count / 2));
  let rounds = 0;
  return fc.sample(drawOf(spread, withNone), { seed, numRuns: count }).map((draw, index) => {
    const golfer = golferOf(draw, index, rounds);
    rounds += golfer.rounds.length;
    return golfer;
  });
}

async function writeCsv(folder: string, name: string, columns: string[], rows: Record<string, CsvCell>[]) {
  const lines = rows.map((row) => `${csvLine(columns.map((column) => row[column]))}\n`);
  await writeFile(join(folder, `${name}.csv`), `${columns.join(',')}\n${lines.join('')}`);
}

/** Writes a data folder for `npm run data -- import`. */
export async function writeDataSet(folder: string, golfers: readonly Golfer[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const csv = (name: string, columns: string, rows: Record<string, CsvCell>[]) =>
    writeCsv(folder, name, columns.split(','), rows);
  await csv(
    'countries',
    'code,flag_name',
    Object.entries(COUNTRIES).map(([code, flag_name]) => ({ code, flag_name })),
  );
  await csv(
    'players',
    'id,name,code,live,badge_id,profile,bio',
    golfers.map(({ id, name, code }) => ({ id, name, code, live: 'true' })),
  );
  await csv(
    'channels',
    'player_id,position,name,link,logo,subscribers',
    golfers.flatMap(({ id, channels }) =>
      channels.map((name, index) => ({ player_id: id, position: index + 1, name })),
    ),
  );
  await csv(
    'courses',
    'id,club_name,course_name,club_location,club_country,club_continent,code,metres,description,feature_image,released_at',
    [
      {
        id: COURSE,
        club_name: 'Marram Links',
        course_name: 'Old',
        club_location: 'Fife',
        club_country: 'Scotland',
        club_continent: 'Europe',
        code: 'gb-eng',
        metres: 'false',
        released_at: '2025-01-01T00:00:00Z',
      },
    ],
  );
  await csv(
    'tees',
    'id,course_id,name,background,text_color,gender,length,par,course_rating,slope_rating',
    TEES.map(({ id, name, rating, par }) => ({
      id,
      course_id: COURSE,
      name,
      background: '#ffffff',
      text_color: '#000000',
      gender: 'M',
      length: 6500,
      par,
      course_rating: (rating / 10).toFixed(1),
      slope_rating: 113,
    })),
  );
  await csv(
    'rounds',
    'id,player_id,date,tracked_at,video,link,back_nine_title,back_nine_link,tee_id,course,holes,par,course_rating,slope_rating,gross,comments,pro',
    golfers.flatMap(({ rounds }) =>
      rounds.map((round) => ({
        id: round.id,
        player_id: round.player,
        date: dateOf(round),
        tracked_at: `${dateOf(round)}T12:00:00Z`,
        video: videoOf(round),
        tee_id: (TEES[round.tee] ?? { id: 0 }).id,
        holes: 18,
        gross: round.gross,
        pro: 'false',
      })),
    ),
  );
  await csv('course-images', 'id,course_id,image_path,alt_text', []);
  await csv(
    'trophies',
    'id,player_id,name,trophy_path,horizontal,link,description,title,date,course,score,par,score_id,comments',
    [],
  );
  await csv(
    'achievements',
    'player_id,badge_id,badge_name,badge_description,achievement_id,achievement_name,achievement_description,image_path',
    [],
  );
  await csv('items', 'id,player_id,name,path,description,link', []);
  await csv('cabinets', 'player_id,cabinet_path', []);
  await csv('unlocked-items', 'player_id,item_id', []);
}
