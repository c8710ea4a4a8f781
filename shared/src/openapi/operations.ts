import type { SchemaName } from './schemas.ts';

/** Headings under which the operations stand, in this order. */
export const GROUPS = ['Players', 'Courses', 'Trophy Rooms', 'The whole site'] as const;

/** A number in a path: whose id it is, and one that the demo data has. */
const IDS = {
  player: { description: 'The player’s id.', example: 14 },
  course: { description: 'The id of a course with a leaderboard.', example: 3 },
} as const;

/** A call of the API. */
export interface Operation {
  method: 'get' | 'post';
  /** "/api/trophies/{id}" */
  path: string;
  /** Name of the operation for programs: unique. */
  operationId: string;
  group: (typeof GROUPS)[number];
  summary: string;
  /** More than the summary says. */
  description?: string;
  /** What an answer holds; null: nothing. */
  answer: { list: SchemaName } | { one: SchemaName } | null;
  /** Parameters in the path, by their names. */
  parameters: Readonly<Record<string, { description: string; example: number | string }>>;
  body?: SchemaName;
  /** Statuses of errors that this call has beside those of each, and what they mean here. */
  errors: Readonly<Record<number, string>>;
  /** How long an answer may be kept without asking again. */
  kept: 'asked again' | 'an hour' | 'never';
}

const BAD_ID = 'The id is not a whole number above 0.';

type Brief = Pick<Operation, 'path' | 'operationId' | 'group' | 'summary' | 'answer'> & { description?: string };

/** A read that takes no id. */
const read = (operation: Brief): Operation => ({
  ...operation,
  method: 'get',
  parameters: {},
  errors: {},
  kept: 'asked again',
});

/** A read about one player. */
const ofPlayer = (operation: Brief): Operation => ({
  ...read(operation),
  parameters: { id: IDS.player },
  errors: { 400: BAD_ID, 404: 'There is no such player.' },
});

/** A read about one course. */
const ofCourse = (operation: Brief): Operation => ({
  ...read(operation),
  parameters: { id: IDS.course },
  errors: { 400: BAD_ID, 404: 'There is no such course, or it has no leaderboard yet.' },
});

/** Every call that the API answers. A test compares it with the routes of the server. */
export const OPERATIONS: readonly Operation[] = [
  read({
    path: '/api/players',
    operationId: 'listPlayers',
    group: 'Players',
    summary: 'Every player, with handicap and form',
    answer: { list: 'Player' },
  }),
  read({
    path: '/api/board',
    operationId: 'getBoard',
    group: 'Players',
    summary: 'The leaderboard’s first rows, and how many there are',
    answer: { one: 'Board' },
  }),
  ofPlayer({
    path: '/api/players/{id}/summary',
    operationId: 'getPlayerSummary',
    group: 'Players',
    summary: 'Where a player stands, and why',
    description:
      'Place and neighbours, how the handicap adds up, the round that drops out next, scores that would improve it, form, courses played and records held.',
    answer: { one: 'PlayerSummary' },
  }),
  ofPlayer({
    path: '/api/player-rounds/{id}',
    operationId: 'listPlayerRounds',
    group: 'Players',
    summary: 'A player’s rounds, newest first',
    answer: { list: 'Round' },
  }),
  ofPlayer({
    path: '/api/player-history/{id}',
    operationId: 'listPlayerHistory',
    group: 'Players',
    summary: 'A player’s handicap after each round',
    answer: { list: 'HistoryEntry' },
  }),
  ofPlayer({
    path: '/api/player-channels/{id}',
    operationId: 'listPlayerChannels',
    group: 'Players',
    summary: 'A player’s video channels, the main one first',
    answer: { list: 'Channel' },
  }),
  {
    ...read({
      path: '/api/head-to-head/{first}/{second}',
      operationId: 'compareTwoPlayers',
      group: 'Players',
      summary: 'Two players, head to head on the courses both have played',
      description:
        'From the same tees, the lower of their best full rounds wins. Courses that they have only played from different tees are listed apart.',
      answer: { one: 'HeadToHead' },
    }),
    parameters: {
      first: { description: 'Id of one player.', example: 8 },
      second: { description: 'Id of the other.', example: 14 },
    },
    errors: {
      400: 'One of the IDs is not a whole number above 0.',
      404: 'One of the players doesn’t exist, or they are the same.',
    },
  },
  read({
    path: '/api/courses',
    operationId: 'listCourses',
    group: 'Courses',
    summary: 'Every course with a leaderboard',
    answer: { list: 'Course' },
  }),
  read({
    path: '/api/course-summaries',
    operationId: 'listCourseSummaries',
    group: 'Courses',
    summary: 'A line for each course: hardest tee, leaders, best score',
    answer: { list: 'CourseLine' },
  }),
  ofCourse({
    path: '/api/courses/{id}/summary',
    operationId: 'getCourseSummary',
    group: 'Courses',
    summary: 'A course: its records, leaders, hardest and easiest days',
    answer: { one: 'CourseSummary' },
  }),
  ofCourse({
    path: '/api/course-scores/{id}',
    operationId: 'listCourseScores',
    group: 'Courses',
    summary: 'The full rounds on a course',
    answer: { list: 'CourseScore' },
  }),
  ofCourse({
    path: '/api/course-scores/{id}/top',
    operationId: 'getCourseTop',
    group: 'Courses',
    summary: 'A long leaderboard’s first rounds from each tee',
    answer: { one: 'CourseTop' },
  }),
  ofCourse({
    path: '/api/course-tees/{id}',
    operationId: 'listCourseTees',
    group: 'Courses',
    summary: 'A course’s tees, with ratings',
    answer: { list: 'Tee' },
  }),
  ofCourse({
    path: '/api/course-stats/{id}',
    operationId: 'getCourseStats',
    group: 'Courses',
    summary: 'Rounds, players and scores of a course in figures',
    answer: { one: 'CourseStats' },
  }),
  ofCourse({
    path: '/api/course-players/{id}',
    operationId: 'listCoursePlayers',
    group: 'Courses',
    summary: 'Who has played a course',
    answer: { list: 'CoursePlayer' },
  }),
  ofCourse({
    path: '/api/course-images/{id}',
    operationId: 'listCourseImages',
    group: 'Courses',
    summary: 'Pictures of a course',
    answer: { list: 'CourseImage' },
  }),
  read({
    path: '/api/cabinet/players',
    operationId: 'listCabinetPlayers',
    group: 'Trophy Rooms',
    summary: 'Everyone with a Trophy Room',
    answer: { list: 'CabinetPlayer' },
  }),
  ofPlayer({
    path: '/api/cabinet/{id}',
    operationId: 'getCabinet',
    group: 'Trophy Rooms',
    summary: 'The picture of a player’s cabinet',
    answer: { one: 'Cabinet' },
  }),
  ofPlayer({
    path: '/api/trophies/{id}',
    operationId: 'listTrophies',
    group: 'Trophy Rooms',
    summary: 'A player’s trophies',
    answer: { list: 'Trophy' },
  }),
  ofPlayer({
    path: '/api/achievements/{id}',
    operationId: 'listAchievements',
    group: 'Trophy Rooms',
    summary: 'A player’s badges and achievements',
    answer: { list: 'Achievement' },
  }),
  ofPlayer({
    path: '/api/items/{id}',
    operationId: 'listItems',
    group: 'Trophy Rooms',
    summary: 'The other things in a player’s cabinet',
    answer: { list: 'Item' },
  }),
  ofPlayer({
    path: '/api/locked/{id}',
    operationId: 'listUnlockedItems',
    group: 'Trophy Rooms',
    summary: 'Which of those things are unlocked',
    answer: { list: 'UnlockedItem' },
  }),
  read({
    path: '/api/records',
    operationId: 'getRecords',
    group: 'The whole site',
    summary: 'The records of the site, and who holds them',
    answer: { one: 'Records' },
  }),
  read({
    path: '/api/score-updates',
    operationId: 'listScoreUpdates',
    group: 'The whole site',
    summary: 'The latest 100 rounds tracked, newest first',
    answer: { list: 'ScoreUpdate' },
  }),
  read({
    path: '/api/course-updates',
    operationId: 'listCourseUpdates',
    group: 'The whole site',
    summary: 'Course leaderboards by the date they came out, newest first',
    answer: { list: 'CourseUpdate' },
  }),
  read({
    path: '/api/total-shots',
    operationId: 'getTotalShots',
    group: 'The whole site',
    summary: 'Every shot tracked, counted',
    answer: { one: 'TotalShots' },
  }),
  read({
    path: '/api/countries',
    operationId: 'listCountries',
    group: 'The whole site',
    summary: 'Countries of players and courses',
    answer: { list: 'Country' },
  }),
  {
    ...read({
      path: '/api/youtube-subscribers/{link}',
      operationId: 'getSubscribers',
      group: 'The whole site',
      summary: 'Subscribers of a tracked player’s channel',
      answer: { one: 'Subscribers' },
    }),
    parameters: {
      link: {
        description: 'The channel’s address as one percent-encoded segment.',
        example: 'https://www.youtube.com/@fairway-twins',
      },
    },
    errors: { 404: 'No tracked player has this channel.', 502: 'The video platform can’t be reached right now.' },
    kept: 'an hour',
  },
  read({
    path: '/api/openapi.json',
    operationId: 'getDescription',
    group: 'The whole site',
    summary: 'This description, as OpenAPI 3.1',
    answer: { one: 'Description' },
  }),
  {
    method: 'post',
    path: '/api/log-click',
    operationId: 'logClick',
    group: 'The whole site',
    summary: 'A click on a page of this site',
    description: 'For the site’s own pages: requests from other sites are refused.',
    answer: null,
    parameters: {},
    body: 'Click',
    errors: {
      400: 'The body isn’t a valid click.',
      403: 'A page of another site sent it.',
      413: 'The body is longer than 2048 bytes.',
      415: 'The body is neither JSON nor text that holds JSON.',
      429: 'More than 240 clicks a minute from one IP address.',
    },
    kept: 'never',
  },
];
