import { adjustedScore, rankByHandicap, siteHandicap } from '@golf/shared/handicap';
import { videoId } from '@golf/shared/site';
import { afterAll, expect, test } from 'vitest';
import { makeDemoFolder } from './testing.ts';

const { rows, of, values, remove } = makeDemoFolder();

afterAll(remove);

/** Handicaps as the import computes them, by player id. */
function finalHandicaps(): Map<string, number | null> {
  const tees = new Map(rows('tees').map((tee) => [tee['id'], tee]));
  return new Map(
    rows('players').map((player) => {
      const id = player['id'] ?? '';
      const adjusted: number[] = [];
      let handicap: number | null = null;
      for (const round of of('rounds', id)) {
        const rated = tees.get(round['tee_id']) ?? round;
        adjusted.push(
          adjustedScore(
            {
              gross: Number(round['gross']),
              holes: Number(round['holes']),
              courseRating: rated['course_rating'] ?? '',
              slopeRating: Number(rated['slope_rating']),
            },
            handicap,
          ),
        );
        handicap = siteHandicap(adjusted);
      }
      return [id, handicap] as const;
    }),
  );
}

test('the leaderboard has plus, zero, high and missing handicaps, and ties of two and three', () => {
  const handicaps = finalHandicaps();
  const list = [...handicaps.values()];
  expect(Math.min(...list.filter((value) => value !== null))).toBe(-5.1);
  expect(list).toContain(0);
  expect(list).toContain(27.9);
  expect(list.filter((value) => value === null).length).toBeGreaterThanOrEqual(4);
  const ranked = rankByHandicap(
    rows('players').map(({ id = '', name = '' }) => ({ id: Number(id), name, handicap: handicaps.get(id) ?? null })),
  );
  const sizes = new Set(
    Map.groupBy(
      ranked.filter((entry) => entry.tied),
      (entry) => entry.position,
    )
      .values()
      .map((group) => group.length),
  );
  expect(sizes).toEqual(new Set([2, 3]));
});

test('players have none, few, some and many rounds, over at least eighteen months', () => {
  const counts = rows('players').map(({ id = '' }) => of('rounds', id).length);
  expect(counts).toContain(0);
  expect(counts.some((count) => count > 0 && count < 5)).toBe(true);
  expect(counts.some((count) => count >= 5 && count < 20)).toBe(true);
  expect(Math.max(...counts)).toBe(60);
  const dates = [...values('rounds', 'date')].toSorted();
  expect(rows('rounds').length).toBeGreaterThanOrEqual(1000);
  expect((dates[0] ?? '') < '2025-05-15' && (dates.at(-1) ?? '') > '2026-11-10').toBe(true);
});

test('rounds cover short rounds, two videos, missing and invalid links, guests and unlisted courses', () => {
  const rounds = rows('rounds');
  for (const holes of ['9', '12', '18']) expect(values('rounds', 'holes').has(holes)).toBe(true);
  for (const round of rounds.filter((row) => row['holes'] !== '18' || !row['tee_id']))
    expect(Number(round['par'])).toBeGreaterThan(30);
  expect(rounds.some((row) => row['back_nine_title'] && row['back_nine_link'])).toBe(true);
  expect(rounds.some((row) => !row['link'])).toBe(true);
  expect(rounds.some((row) => row['link'] && videoId(row['link']) === null)).toBe(true);
  expect(rounds.some((row) => row['pro'] === 'true')).toBe(true);
  expect(rounds.some((row) => !row['tee_id'] && row['course'] && row['course_rating'] && row['slope_rating'])).toBe(
    true,
  );
  expect(rounds.some((row) => row['comments'])).toBe(true);
  expect(values('rounds', 'video').size).toBe(rounds.length);
});

test('every course is played, twelve are released, each of them with three pictures', () => {
  const courseOf = new Map(rows('tees').map((tee) => [tee['id'], tee['course_id']]));
  expect(
    new Set(
      rows('rounds')
        .map((round) => courseOf.get(round['tee_id']))
        .filter(Boolean),
    ).size,
  ).toBe(15);
  const released = rows('courses').filter((course) => course['released_at']);
  expect(released).toHaveLength(12);
  expect(released.filter((course) => (course['released_at'] ?? '') < '2025-09-11')).toHaveLength(7);
  for (const course of released)
    expect(rows('course-images').filter((image) => image['course_id'] === course['id'])).toHaveLength(3);
  expect(values('courses', 'metres')).toEqual(new Set(['true', 'false']));
  expect(values('tees', 'gender')).toEqual(new Set(['M', 'F']));
});

test('text on tee colours reads at 4.5:1', () => {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const tee of rows('tees')) {
    const [light = 0, dark = 0] = [luminance(tee['background'] ?? ''), luminance(tee['text_color'] ?? '')].toSorted(
      (a, b) => b - a,
    );
    expect((light + 0.05) / (dark + 0.05), tee['name']).toBeGreaterThanOrEqual(4.5);
  }
});

test('players have all the countries, legends, hidden names and channels that the filters need', () => {
  for (const code of [
    'eu',
    'gb-eng',
    'de',
    'ie',
    'se',
    'gb-sct',
    'us',
    'fr',
    'no',
    'es',
    'gb-nir',
    'gb-wls',
    'au',
    'ca',
    'za',
    'jp',
    'kr',
  ]) {
    expect(values('players', 'code').has(code), code).toBe(true);
  }
  expect(rows('players').filter((player) => player['live'] === 'false')).toHaveLength(3);
  const legends = rows('players').filter((player) => player['badge_id']);
  expect(legends).toHaveLength(8);
  for (const { bio } of legends) expect(bio).toContain('Handicap Legend');
  for (const position of ['2', '3', '4']) expect(values('channels', 'position').has(position)).toBe(true);
  expect([...Map.groupBy(rows('channels'), (row) => row['name']).values()].some((group) => group.length === 2)).toBe(
    true,
  );
});

test('player 14 is a live legend with a full Trophy Room; others have some, locked drawers, or nothing', () => {
  const player = rows('players').find((row) => row['id'] === '14');
  expect([player?.['live'], player?.['badge_id']]).toEqual(['true', '1']);
  expect(of('trophies', '14').length).toBeGreaterThanOrEqual(12);
  expect(of('achievements', '14').length).toBeGreaterThanOrEqual(4);
  expect(of('items', '14').length).toBeGreaterThan(4);
  expect(of('unlocked-items', '14').length).toBe(of('items', '14').length);
  expect(of('trophies', '1')).toHaveLength(8);
  expect(of('items', '16').length > 0 && of('unlocked-items', '16').length === 0).toBe(true);
  expect(of('trophies', '5').length + of('achievements', '5').length).toBe(0);
  expect(values('trophies', 'horizontal')).toEqual(new Set(['true', 'false']));
  expect(rows('trophies').some((row) => row['description']?.includes('target="_blank"'))).toBe(true);
});

test('the course leader is whoever has the lowest full round from the hardest tee', () => {
  for (const course of rows('courses').filter((row) => row['released_at'])) {
    const tees = rows('tees').filter((tee) => tee['course_id'] === course['id'] && tee['gender'] === 'M');
    const hardest = tees.toSorted((a, b) => Number(b['course_rating']) - Number(a['course_rating']))[0];
    const scores = rows('rounds').filter((round) => round['tee_id'] === hardest?.['id'] && round['holes'] === '18');
    const best = Math.min(...scores.map((round) => Number(round['gross'])));
    const badge = rows('achievements').find((row) => row['badge_id'] === String(100 + Number(course['id'])));
    expect(badge?.['badge_description']).toContain(`: ${best} (`);
    expect(scores.some((round) => Number(round['gross']) === best && round['player_id'] === badge?.['player_id'])).toBe(
      true,
    );
  }
});

test('nobody has two shields of a course leader that look the same', () => {
  const shields = rows('achievements').filter((row) => row['badge_name'] === 'Course Leader');
  const shown = shields.map((row) => `${row['player_id']} ${row['image_path']}`);
  expect(shields.length).toBeGreaterThan(10);
  expect(new Set(shown).size).toBe(shown.length);
});
