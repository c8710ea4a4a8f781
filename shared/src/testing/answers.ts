import { ADA_ROUND, PAST_ANSWERS } from './past-answers.ts';
import { describeApi } from '../openapi/index.ts';

/** Player with two rounds from the white tees of the course. */
const ADA = {
  player_id: 14,
  name: 'Ada Whitfield',
  live: true,
  value: 69,
  date: '2026-11-09',
  score_id: 2,
  video: 'Match play against my brother',
  link: 'https://www.youtube.com/watch?v=demo-000001',
};
const CALLUM = {
  player_id: 3,
  name: 'Callum Reid',
  live: true,
  value: 76,
  date: '2026-11-03',
  score_id: 5,
  video: 'A start',
};

/** Answers of a small backend: three players, one course, one Trophy Room. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/openapi.json': describeApi(),
  '/data/changes.json': {
    changes: [
      {
        app: 'mfe-courses',
        version: '1.0.0-3f9a0c1b2d',
        at: '2026-11-15T12:00:00Z',
        lines: ['Tees are grouped, the longest first'],
        said: true,
      },
    ],
  },
  '/data/golf-handicaps.json': {
    elsewhere: false,
    file: {
      bytes: 4096,
      made_at: '2026-11-15T12:00:00Z',
      licence: 'CC BY 4.0',
      tables: [{ name: 'players', about: 'Everybody who is tracked.', rows: 3 }],
    },
  },
  '/api/players': [
    {
      id: 14,
      name: 'Ada Whitfield',
      handicap: -2.2,
      form: '950',
      latest_score: -2,
      code: 'gb-eng',
      flag_name: 'England',
      live: true,
      badge_id: 1,
      has_achievement: true,
      channel_name: 'Fairway Twins',
      channel_logo: '/images/channels/1.svg',
      channel_link: 'https://www.youtube.com/@fairway-twins',
      profile: '/images/profiles/14.svg',
      bio: 'A Handicap Legend who once played thirty-six in a gale.',
    },
    { id: 3, name: 'Callum Reid', handicap: 4.5, code: 'gb-sct', flag_name: 'Scotland', live: true },
    { id: 9, name: 'Newcomer', handicap: '', rounds: 2, code: 'eu', flag_name: 'Team Europe', live: false },
  ],
  '/api/total-shots': { totalScore: 7351, newest_day: '2026-11-15', rounds_this_week: 6 },
  '/api/records': {
    newest_day: '2026-11-15',
    sections: [
      {
        id: 'top',
        title: 'Top of the leaderboard',
        records: [
          {
            id: 'lowest-handicap',
            name: 'Lowest handicap',
            definition: 'The best handicap anyone has held.',
            minimum: '5 rounds',
            unit: 'handicap',
            value: -2.2,
            count: 1,
            holders: [
              {
                player_id: 14,
                name: 'Ada Whitfield',
                live: true,
                value: -2.2,
                date: '2026-11-09',
                score_id: 2,
                course: 'North Berwick Golf Club · West Links',
                video: 'Match play against my brother',
                link: 'https://www.youtube.com/watch?v=demo-000001',
              },
            ],
            before: { player_id: 3, name: 'Callum Reid', live: true, value: 4.5, date: '2026-01-09' },
          },
        ],
      },
    ],
    courses: [],
    countries: [],
  },
  '/api/search/golf': {
    corrected: null,
    players: [{ id: 14, name: 'Ada Whitfield', profile: '/images/profiles/14.svg', handicap: -2.2, position: 1 }],
    courses: [
      { course_id: 1, club_name: 'North Berwick Golf Club', course_name: 'West Links', club_location: 'Scotland' },
    ],
    rounds: [
      {
        score_id: 2,
        name: 'Ada Whitfield',
        course: 'North Berwick Golf Club – West Links',
        date: '2026-11-09',
        score: -2,
        title: 'Match play against my brother',
      },
    ],
    records: [{ id: 'lowest-handicap', name: 'Lowest handicap', definition: 'The best handicap anyone has held.' }],
  },
  '/api/countries': [
    { code: 'gb-eng', flag_name: 'England' },
    { code: 'gb-sct', flag_name: 'Scotland' },
    { code: 'eu', flag_name: 'Team Europe' },
  ],
  '/api/player-rounds/14': [ADA_ROUND],
  ...PAST_ANSWERS,
  '/api/player-channels/14': [
    { channel_name: 'Fairway Twins', channel_link: 'https://www.youtube.com/@fairway-twins', channel_logo: null },
  ],
  '/api/player-history/14': [
    { id: 1, date: '2026-11-02', handicap: -0.2, score_over_par: 1, name: 'Ada Whitfield', title: 'A first round' },
    { id: 2, date: '2026-11-09', handicap: -0.4, score_over_par: -2, name: 'Ada Whitfield', title: 'The second' },
  ],
  '/api/player-history/3': [
    { id: 5, date: '2026-11-03', handicap: 0.6, score_over_par: 5, name: 'Callum Reid', title: 'A start' },
  ],
  '/api/head-to-head/14/3': {
    first_wins: 1,
    second_wins: 0,
    level: 0,
    contests: [
      {
        course_id: 1,
        course: 'North Berwick Golf Club · West Links',
        tee_id: 1,
        tee: 'White',
        tee_background: '#ffffff',
        tee_text_color: '#111111',
        gender: false,
        par: 71,
        course_rating: 72.5,
        slope_rating: 130,
        first: { score_id: 2, date: '2026-11-09', gross: 69, score: -2, tee: 'White', gender: false, rounds: 1 },
        second: { score_id: 5, date: '2026-11-03', gross: 76, score: 5, tee: 'White', gender: false, rounds: 1 },
        winner: 14,
      },
    ],
    apart: [],
    met: [
      {
        date: '2026-11-09',
        course_id: 1,
        course: 'North Berwick Golf Club · West Links',
        holes: 9,
        video: 'Match play against my brother',
        link: 'https://www.youtube.com/watch?v=demo-000001',
        first: { score_id: 2, gross: 34, score: -2 },
        second: { score_id: 6, gross: 38, score: 2 },
        winner: 14,
      },
    ],
  },
  '/api/trophies/3': [],
  '/api/cabinet/players': [
    { id: 14, name: 'Ada Whitfield', has_achievement: true },
    { id: 3, name: 'Callum Reid', has_achievement: false },
  ],
  '/api/cabinet/14': { cabinet_path: '/images/cabinet/oak.svg' },
  '/api/trophies/14': [{ id: 1, name: 'First sub-70', trophy_path: '/images/trophies/cup.svg', horizontal: false }],
  '/api/achievements/14': [{ badge_id: 1, badge_name: 'Handicap Legend', image_path: '/images/badges/legend.svg' }],
  '/api/items/14': [],
  '/api/locked/14': [],
  '/api/course-updates': [
    {
      name: 'North Berwick Golf Club',
      course: 'West Links',
      feature_image: 'north-berwick-1.svg',
      updated_at: '2026-10-14T08:00:00Z',
    },
  ],
  '/api/courses': [
    {
      course_id: 1,
      club_name: 'North Berwick Golf Club',
      course_name: 'West Links',
      club_location: 'North Berwick, East Lothian',
      club_country: 'Scotland',
      club_continent: 'Europe',
      code: 'gb-sct',
      flag_name: 'Scotland',
      metres: false,
      description: '<p>Links by the sea.</p>',
    },
  ],
  '/api/course-summaries': [
    {
      course_id: 1,
      picture: '/images/courses/north-berwick-1.svg',
      rounds: 1,
      last_played: '2026-11-09',
      best: -2,
      tee: { name: 'White', gender: false, par: 71, course_rating: 72.5, slope_rating: 130, length: 6497 },
      leaders: [
        {
          player_id: 14,
          name: 'Ada Whitfield',
          live: true,
          score_id: 2,
          gross: 69,
          score: -2,
          tee: 'White',
          gender: false,
        },
      ],
    },
  ],
  '/api/courses/1/summary': {
    course: {
      course_id: 1,
      club_name: 'North Berwick Golf Club',
      course_name: 'West Links',
      club_location: 'North Berwick, East Lothian',
      club_country: 'Scotland',
      club_continent: 'Europe',
      code: 'gb-sct',
      flag_name: 'Scotland',
      metres: false,
      description: '<p>Links by the sea.</p>',
    },
    rounds: 2,
    players: 2,
    last_played: '2026-11-09',
    best: -2,
    tees: [
      {
        tee_id: 1,
        tee_name: 'White',
        tee_background: '#ffffff',
        tee_text_color: '#111111',
        gender: false,
        tee_yardage: 6497,
        tee_par: 71,
        tee_course_rating: 72.5,
        tee_slope_rating: 130,
        rounds: 2,
        players: 2,
        hardest: true,
        leader: ADA,
        steps: [[CALLUM], [ADA]],
      },
    ],
    net: [
      { ...ADA, value: -3.04, tee_id: 1, rounds: 1, place: 1, tied: false },
      { ...CALLUM, value: 3.04, tee_id: 1, rounds: 1, place: 2, tied: false },
    ],
    hardest_days: [
      {
        date: '2026-11-03',
        rounds: 1,
        to_handicap: 1.25,
        players: [{ player_id: 3, name: 'Callum Reid', live: true }],
      },
    ],
    easiest_days: [
      {
        date: '2026-11-09',
        rounds: 1,
        to_handicap: -0.84,
        players: [{ player_id: 14, name: 'Ada Whitfield', live: true }],
      },
    ],
  },
  '/api/course-images/1': [{ id: 1, image_path: '/images/courses/north-berwick-1.svg', alt_text: 'The sea' }],
  '/api/course-players/1': [{ id: 14, player_name: 'Ada Whitfield', profile: null }],
  '/api/course-stats/1': { rounds: 1, players: 1, average_score_over_par: -2, best_score_over_par: -2 },
  '/api/course-tees/1': [
    {
      tee_id: 1,
      tee_name: 'White',
      tee_background: '#ffffff',
      tee_text_color: '#111111',
      gender: false,
      tee_yardage: 6497,
      tee_par: 71,
      tee_course_rating: 72.5,
      tee_slope_rating: 130,
    },
  ],
  '/api/course-scores/1': [
    {
      score_id: 2,
      score_date: '2026-11-09',
      player_id: 14,
      player_name: 'Ada Whitfield',
      score_title: 'Match play against my brother',
      score_course: 'North Berwick Golf Club · West Links',
      tee_name: 'White',
      tee_background: '#ffffff',
      tee_text_color: '#111111',
      tee_par: 71,
      score_over_par: -2,
      pro: false,
    },
  ],
};

/** Overrides by path, undefined for 404; or a backend that refuses every call or never answers. */
export type Answers = Readonly<Record<string, unknown>> | 'dead' | 'silent';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export async function answer(path: string, instead: Answers = {}): Promise<Response> {
  if (instead === 'dead') throw new TypeError('fetch failed');
  if (instead === 'silent') return new Promise(() => {});
  const body = Object.hasOwn(instead, path) ? instead[path] : ANSWERS[path];
  return body === undefined ? json({ error: { code: 'not_found', message: 'nothing here' } }, 404) : json(body);
}
