import { siteHandicap } from '@golf/shared/handicap';
import { expect, test } from 'vitest';
import { FIXTURE, roundLine } from '@golf/database/testing';
import { fixtureAnswers, json } from '../testing/fixture-answers.ts';

test('players come with their channels, handicaps signed to one decimal', async () => {
  const { answers } = await fixtureAnswers();
  const [ann, bo, cy] = await json(answers, '/api/players');
  expect(ann).toEqual({
    id: 1,
    name: 'Ann Ash',
    handicap: 7.8,
    handicap_30_days_ago: 7.8,
    rounds: 9,
    // 8, 10, 6, 12, 4, 8.80, 14.34, -1 and 28, over 29 strokes.
    form: '332423509',
    latest_score: 28,
    code: 'de',
    flag_name: 'Germany',
    live: true,
    badge_id: 1,
    has_achievement: true,
    channel_name: 'Ann Plays',
    channel_logo: '/images/channels/ann.svg',
    channel_link: 'https://www.youtube.com/@annplays',
    extra_channel_1_name: 'Ann Talks',
    extra_channel_1_logo: null,
    extra_channel_2_name: null,
    extra_channel_2_logo: null,
    extra_channel_3_name: null,
    extra_channel_3_logo: null,
    profile: '/images/players/ann.svg',
    bio: 'Ann, a Handicap Legend',
  });
  expect(bo).toMatchObject({
    handicap: -2.1,
    extra_channel_3_name: 'Bo Four',
    extra_channel_2_logo: '/images/channels/ann.svg',
  });
  expect(cy).toMatchObject({
    live: false,
    handicap: null,
    channel_name: null,
    profile: 'https://pictures.example/cy.jpg',
  });
});

test('rounds come newest first, par and rating for the holes played', async () => {
  const { answers } = await fixtureAnswers();
  const rounds = await json(answers, '/api/player-rounds/1');
  expect(rounds.map((round: { id: number }) => round.id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(rounds[3]).toEqual({
    id: 6,
    date: '2025-01-06',
    video: 'Round 6',
    link: 'https://www.youtube.com/watch?v=demo-000006',
    back_nine_title: null,
    back_nine_link: null,
    course: 'Test Links – Old Course',
    par: 36,
    course_rating: 36,
    slope: 113,
    score: 4,
    net_score: 8.8,
    is_one_of_lowest_8: true,
    comments: '',
    pro: false,
    holes: 9,
  });
  expect(rounds[0]).toMatchObject({ net_score: 28, is_one_of_lowest_8: false, holes: 18 });
  expect(await json(answers, '/api/player-rounds/3')).toMatchObject([
    {
      course: 'Thornhollow Park',
      course_rating: 70.4,
      slope: 124,
      score: 14,
      net_score: 13.3,
      pro: true,
      link: null,
    },
  ]);
});

test('the history holds the sum of the lowest eight divided by eight', async () => {
  const { answers } = await fixtureAnswers();
  const history = await json(answers, '/api/player-history/1');
  expect(history.map((entry: { handicap: number }) => entry.handicap)).toEqual([
    1, 2.25, 3, 4.5, 5, 6.1, 7.8925, 7.7675, 7.7675,
  ]);
  expect(history[6]).toMatchObject({
    name: 'Ann Ash',
    title: 'Round 7',
    score_over_par: 18,
    course_link: expect.any(String),
  });
});

test('a course ranks 18-hole rounds by tee, the hardest first and women’s tees last', async () => {
  const women = roundLine({ id: 31, player: 5, date: '2025-04-01', gross: 70, tee: 3 });
  const { answers } = await fixtureAnswers({ 'rounds.csv': `${FIXTURE['rounds.csv']}${women}\n` });
  const scores: { score_id: number; tee_name: string; score_over_par: number }[] = await json(
    answers,
    '/api/course-scores/1',
  );
  expect(scores.map((score) => score.tee_name).filter((tee, index, all) => tee !== all[index - 1])).toEqual([
    'Black',
    'White',
    'Red',
  ]);
  // Within a tee: score, then day. Rounds 11, 16 and 14 are all 70, 8 and 13 both 71.
  expect(scores.slice(1, 8).map((score) => score.score_id)).toEqual([101, 12, 11, 16, 14, 8, 13]);
  expect(scores.some((score) => score.score_id === 6 || score.score_id === 15)).toBe(false);
  const tees = await json(answers, '/api/course-tees/1');
  expect(tees.map((tee: { tee_name: string; gender: boolean }) => [tee.tee_name, tee.gender])).toEqual([
    ['Black', false],
    ['White', false],
    ['Red', true],
  ]);
  const hidden = roundLine({ id: 32, player: 3, date: '2025-04-02', gross: 90, tee: 3 });
  const { answers: withHidden } = await fixtureAnswers({
    'rounds.csv': `${FIXTURE['rounds.csv']}${women}\n${hidden}\n`,
  });
  for (const path of ['/api/course-scores/1', '/api/course-players/1']) {
    const rows: { player_name: string; live: boolean }[] = await json(withHidden, path);
    const unannounced = rows.filter(({ live }) => !live);
    expect(
      unannounced.map((row) => row.player_name),
      path,
    ).toEqual(['Cy Cedar']);
  }
  const players = await json(answers, '/api/course-players/1');
  expect(players.map((player: { player_name: string }) => player.player_name)).toEqual([
    'Ann Ash',
    'Bo Birch',
    'Di Dogwood',
    'Ed Elm',
  ]);
});

test('course statistics are those of the leaderboard; without rounds there is no average', async () => {
  const { answers } = await fixtureAnswers();
  // Ann +8 +10 +6 +12 +4 +18 −1 +28, Bo −2 −3 −2 −1 −2, Di −12 and twenty times +8: 223 / 34.
  expect(await json(answers, '/api/course-stats/1')).toEqual({
    rounds: 34,
    players: 3,
    average_score_over_par: 6.56,
    best_score_over_par: -12,
  });
  expect(await json(answers, '/api/course-stats/2')).toEqual({
    rounds: 0,
    players: 0,
    average_score_over_par: null,
    best_score_over_par: null,
  });
});

test('updates come newest first, released courses only', async () => {
  const { answers } = await fixtureAnswers();
  expect(await json(answers, '/api/course-updates')).toEqual([
    { name: 'Second Club', course: null, feature_image: null, updated_at: '2025-06-01T10:00:00Z' },
    { name: 'Test Links', course: 'Old Course', feature_image: 'old.svg', updated_at: '2025-05-01T10:00:00Z' },
  ]);
  const scores = await json(answers, '/api/score-updates');
  expect(scores[0]).toEqual({
    score_id: 121,
    player_id: 4,
    name: 'Di Dogwood',
    profile: null,
    title: 'Round 121',
    updated_at: '2025-03-21T12:00:00Z',
    result: { course: 'Test Links – Old Course', gross: 80, score_over_par: 8, handicap: 8, handicap_before: 5.5 },
  });
  // Cy has played since, and is not announced.
  expect(scores).toHaveLength(36);
});

test('a score update has the score, and the handicap before and after', async () => {
  const { answers } = await fixtureAnswers();
  const scores: { score_id: number; result: { handicap: number | null; handicap_before: number | null } }[] =
    await json(answers, '/api/score-updates');
  const results = new Map(scores.map(({ score_id, result }) => [score_id, result]));
  const newestFirst: { id: number; score: number; course: string; net_score: number }[] = await json(
    answers,
    '/api/player-rounds/1',
  );
  const rounds = newestFirst.toReversed();
  const handicapOf = (count: number) => siteHandicap(rounds.slice(0, count).map((round) => round.net_score));
  for (const [index, { id, course, score }] of rounds.entries()) {
    expect(results.get(id), `round ${index + 1}`).toMatchObject({
      course,
      score_over_par: score,
      handicap: handicapOf(index + 1),
      handicap_before: handicapOf(index),
    });
  }
  expect(rounds.length).toBeGreaterThan(8);
  const players: { id: number; handicap: number }[] = await json(answers, '/api/players');
  expect(results.get(rounds.at(-1)?.id ?? 0)?.handicap).toBe(players.find(({ id }) => id === 1)?.handicap);
});

test('score updates are the latest hundred, the highest id first inside one instant', async () => {
  const lines = Array.from({ length: 150 }, (_, index) =>
    roundLine({ id: 1000 + index, player: 5, date: '2025-05-05', gross: 80 }),
  );
  const { answers } = await fixtureAnswers({ 'rounds.csv': `${FIXTURE['rounds.csv']}${lines.join('\n')}\n` });
  const scores: { score_id: number }[] = await json(answers, '/api/score-updates');
  expect(scores.map((score) => score.score_id)).toEqual(Array.from({ length: 100 }, (_, index) => 1149 - index));
});

test('the Trophy Room of a player', async () => {
  const { answers } = await fixtureAnswers();
  expect(await json(answers, '/api/cabinet/1')).toEqual({ cabinet_path: '/images/cabinets/oak.svg' });
  expect(await json(answers, '/api/cabinet/2')).toEqual({ cabinet_path: null });
  expect(await json(answers, '/api/locked/1')).toEqual([{ id: 2 }]);
  expect(await json(answers, '/api/locked/2')).toEqual([]);
  expect(await json(answers, '/api/trophies/1')).toMatchObject([
    { id: 1, horizontal: false, score: -1, score_id: 8 },
    { id: 2, horizontal: true, score: null, date: null, title: '' },
  ]);
  expect(await json(answers, '/api/achievements/1')).toMatchObject([
    { badge_id: 1, badge_description: '[NAME] is one', achievement_id: null },
    { badge_id: null, achievement_id: 7 },
  ]);
  expect(await json(answers, '/api/items/2')).toMatchObject([{ id: 3, name: 'A glove', description: '', link: null }]);
  expect(await json(answers, '/api/total-shots')).toEqual({
    totalScore: 2842,
    // Of 1 April; the round before it was on 21 March.
    newest_day: '2025-04-01',
    rounds_this_week: 1,
  });
});
