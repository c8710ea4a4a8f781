import { SITE } from '../site.ts';
import type { SchemaName } from './schemas.ts';

/** Headings of the operations, in order. */
export const GROUPS = ['Players', 'Courses', 'Trophy Rooms', 'The whole site'] as const;
type Group = (typeof GROUPS)[number];

/** Id parameter of a path, with an example from the demo data. */
const IDS = {
  player: { description: 'The player’s id.', example: 14 },
  round: { description: 'The id of a round.', example: 1000 },
  year: { description: 'A year with rounds.', example: 2025 },
  day: { description: 'A day, as YYYY-MM-DD.', example: '2026-03-01' },
  course: { description: 'The id of a course with a leaderboard.', example: 3 },
} as const;

/** A call of the API. */
export interface Operation {
  method: 'get' | 'post';
  /** "/api/trophies/{id}" */
  path: string;
  /** Unique id of the operation. */
  operationId: string;
  group: Group;
  summary: string;
  /** Details beyond the summary. */
  description?: string;
  /** Schema of the answer, in an array for a list; null: no body. */
  answer: SchemaName | readonly [SchemaName] | null;
  /** Parameters in the path, by their names. */
  parameters: Readonly<Record<string, { description: string; example: number | string }>>;
  /** Parameters in the query, by their names. */
  query?: Readonly<Record<string, { description: string; example: number | string; required?: true }>>;
  body?: SchemaName;
  /** Error statuses of this call in addition to the common ones, with their meaning. */
  errors: Readonly<Record<number, string>>;
  /** Cache lifetime of an answer. */
  kept: 'asked again' | 'an hour' | 'never';
}

const BAD_ID = 'The id is not a whole number above 0.';

type Call = Omit<Operation, 'group'>;

const group = (name: Group, calls: readonly Call[]): Operation[] => calls.map((call) => ({ ...call, group: name }));

/** A read without an id. */
const read = (
  path: string,
  operationId: string,
  summary: string,
  answer: Operation['answer'],
  description = '',
): Call => ({
  method: 'get',
  path,
  operationId,
  summary,
  description,
  answer,
  parameters: {},
  errors: {},
  kept: 'asked again',
});

/** A read about one player. */
const ofPlayer = (...args: Parameters<typeof read>): Call => ({
  ...read(...args),
  parameters: { id: IDS.player },
  errors: { 400: BAD_ID, 404: 'There is no such player.' },
});

/** A read about a day. */
const ofDay = (...args: Parameters<typeof read>): Call => ({
  ...read(...args),
  parameters: { day: IDS.day },
  errors: {
    400: 'The day is not a day of the calendar, as YYYY-MM-DD.',
    404: 'The day is before the first round or after the newest.',
  },
});

/** A read about one course. */
const ofCourse = (...args: Parameters<typeof read>): Call => ({
  ...read(...args),
  parameters: { id: IDS.course },
  errors: { 400: BAD_ID, 404: 'There is no such course, or it has no leaderboard yet.' },
});

/** Every call of the API. A test compares the list with the server's routes. */
export const OPERATIONS: readonly Operation[] = [
  ...group('Players', [
    read('/api/players', 'listPlayers', 'Every player, with handicap and form', ['Player']),
    read('/api/board', 'getBoard', 'The leaderboard’s first rows, and how many there are', 'Board'),
    read('/api/boards', 'listBoards', 'The days that have a leaderboard, and the changes of the lead', 'BoardDays'),
    ofDay('/api/boards/{day}', 'getBoardOfDay', 'The leaderboard at the end of a day', 'BoardOfDay'),
    ofDay('/api/boards/{day}/top', 'getBoardOfDayTop', 'A long leaderboard’s first rows on that day', 'BoardOfDayTop'),
    ofDay(
      '/api/boards/{day}/corrections',
      'getCorrectionsOfDay',
      'What was corrected after a day: handicaps as known then, and rounds',
      'BoardCorrections',
    ),
    {
      ...read(
        '/api/boards/{day}/to/{later}',
        'getBoardMoves',
        'Who moved from the end of one day to the end of a later one, and their rounds between',
        'BoardMoves',
      ),
      parameters: { day: IDS.day, later: { ...IDS.day, example: '2026-06-01' } },
      errors: {
        400: 'One of the days is not a day of the calendar, as YYYY-MM-DD.',
        404: 'A day is before the first round or after the newest, or the second is not later.',
      },
    },
    read('/api/positions', 'getPositions', 'Places of the first ten at the end of each month', 'Positions'),
    {
      ...read('/api/positions/{ids}', 'getPositionsOf', 'Places of players at the end of each month', 'Positions'),
      parameters: { ids: { description: 'One to ten ids of players, joined by hyphens.', example: '8-14' } },
      errors: { 400: 'These are not one to ten different ids.', 404: 'There is none of these players.' },
    },
    ofPlayer(
      '/api/players/{id}/summary',
      'getPlayerSummary',
      'Where a player stands, and why',
      'PlayerSummary',
      'Place and neighbours, how the handicap adds up, the round that drops out next, scores that would improve it, form, courses played and records held.',
    ),
    ofPlayer('/api/player-rounds/{id}', 'listPlayerRounds', 'A player’s rounds, newest first', ['Round']),
    {
      ...read(
        '/api/rounds/{id}',
        'getRound',
        'A round, and what it changed',
        'RoundPage',
        'Handicap before and after, places on the leaderboard, records and trophies, and who else played in the video.',
      ),
      parameters: { id: IDS.round },
      errors: { 400: BAD_ID, 404: 'There is no such round.' },
    },
    ofPlayer('/api/player-history/{id}', 'listPlayerHistory', 'A player’s handicap after each round', ['HistoryEntry']),
    ofPlayer('/api/player-channels/{id}', 'listPlayerChannels', 'A player’s video channels, the main one first', [
      'Channel',
    ]),
    {
      ...read(
        '/api/head-to-head/{first}/{second}',
        'compareTwoPlayers',
        'Two players, head to head on the courses both have played',
        'HeadToHead',
        'From the same tees, the lower of their best full rounds wins. Courses that they have only played from different tees are listed apart.',
      ),
      parameters: {
        first: { description: 'Id of one player.', example: 8 },
        second: { description: 'Id of the other.', example: 14 },
      },
      errors: {
        400: 'One of the IDs is not a whole number above 0.',
        404: 'One of the players doesn’t exist, or they are the same.',
      },
    },
  ]),
  ...group('Courses', [
    read('/api/courses', 'listCourses', 'Every course with a leaderboard', ['Course']),
    read('/api/course-summaries', 'listCourseSummaries', 'Course summaries: hardest tee, leaders, best score', [
      'CourseLine',
    ]),
    ofCourse(
      '/api/courses/{id}/summary',
      'getCourseSummary',
      'A course: its records, leaders, hardest and easiest days',
      'CourseSummary',
    ),
    ofCourse('/api/course-scores/{id}', 'listCourseScores', 'The full rounds on a course', ['CourseScore']),
    ofCourse(
      '/api/course-scores/{id}/top',
      'getCourseTop',
      'A long leaderboard’s first rounds from each tee',
      'CourseTop',
    ),
    ofCourse('/api/course-tees/{id}', 'listCourseTees', 'A course’s tees, with ratings', ['Tee']),
    ofCourse(
      '/api/course-stats/{id}',
      'getCourseStats',
      'Rounds, players and scores of a course in figures',
      'CourseStats',
    ),
    ofCourse('/api/course-players/{id}', 'listCoursePlayers', 'Who has played a course', ['CoursePlayer']),
    ofCourse('/api/course-images/{id}', 'listCourseImages', 'Pictures of a course', ['CourseImage']),
  ]),
  ...group('Trophy Rooms', [
    read('/api/cabinet/players', 'listCabinetPlayers', 'Everyone with a Trophy Room', ['CabinetPlayer']),
    ofPlayer('/api/cabinet/{id}', 'getCabinet', 'The picture of a player’s cabinet', 'Cabinet'),
    ofPlayer('/api/trophies/{id}', 'listTrophies', 'A player’s trophies', ['Trophy']),
    ofPlayer('/api/achievements/{id}', 'listAchievements', 'A player’s badges and achievements', ['Achievement']),
    ofPlayer('/api/items/{id}', 'listItems', 'The other things in a player’s cabinet', ['Item']),
    ofPlayer('/api/locked/{id}', 'listUnlockedItems', 'Which of those things are unlocked', ['UnlockedItem']),
  ]),
  ...group('The whole site', [
    read('/api/records', 'getRecords', 'The records of the site, and who holds them', 'Records'),
    read('/api/seasons', 'listSeasons', 'Years with rounds and who led at the end of each, newest first', [
      'SeasonLine',
    ]),
    {
      ...read(
        '/api/seasons/{id}',
        'getSeason',
        'The season of a year, as the rounds are known today',
        'Season',
        'The leaderboard at the end of the year, who moved most, the best rounds, records and courses.',
      ),
      parameters: { id: IDS.year },
      errors: { 400: 'The year is not a whole number above 0.', 404: 'No round is from that year.' },
    },
    {
      ...read(
        '/api/search/{words}',
        'search',
        'Players, courses, rounds and records by words',
        'Search',
        'Entries with all words, the best match first, 10 at most of each kind. Accents and capitals don’t matter; if nothing matches, misspelt words are corrected.',
      ),
      parameters: { words: { description: '1 to 100 letters, percent-encoded.', example: 'vasselin' } },
      errors: { 400: 'There are no words, or more than 100 letters.' },
    },
    read('/api/score-updates', 'listScoreUpdates', 'The latest 100 rounds tracked, newest first', ['ScoreUpdate']),
    read('/api/course-updates', 'listCourseUpdates', 'Course leaderboards by the date they came out, newest first', [
      'CourseUpdate',
    ]),
    read('/api/total-shots', 'getTotalShots', 'Every shot tracked, counted', 'TotalShots'),
    read('/api/countries', 'listCountries', 'Countries of players and courses', ['Country']),
    {
      ...read(
        '/api/youtube-subscribers/{link}',
        'getSubscribers',
        'Subscribers of a tracked player’s channel',
        'Subscribers',
      ),
      parameters: {
        link: {
          description: 'The channel’s address as one percent-encoded segment.',
          example: 'https://www.youtube.com/@fairway-twins',
        },
      },
      errors: { 404: 'No tracked player has this channel.', 502: 'The video platform can’t be reached right now.' },
      kept: 'an hour',
    },
    {
      ...read(
        '/oembed',
        'getEmbed',
        'How another site shows a page of this one (oEmbed)',
        'Embed',
        'The leaderboard, players, courses, rounds and comparisons have a frame each; the leaderboard’s takes its filters: country, player, channel. The head of each page names this address.',
      ),
      query: {
        url: { description: 'The page’s whole address.', example: `${SITE.origin}/players/14`, required: true },
        maxwidth: { description: 'Widest frame that fits, in pixels.', example: 600 },
        maxheight: { description: 'Highest frame that fits, in pixels.', example: 600 },
        format: { description: '“json”, the only format.', example: 'json' },
      },
      errors: {
        400: 'The url is missing or incomplete, or a size is not a whole number above 0.',
        404: 'The page has no frame, or belongs to another site.',
        501: 'Another format than json.',
      },
    },
    read('/api/openapi.json', 'getDescription', 'This description, as OpenAPI 3.1', 'Description'),
    {
      method: 'post',
      path: '/api/log-click',
      operationId: 'logClick',
      summary: 'A click on a page of this site',
      description: 'For the site’s own pages: requests from other sites are refused.',
      answer: null,
      parameters: {},
      body: 'Click',
      errors: {
        400: 'The body isn’t a valid click.',
        403: 'Sent from another site.',
        413: 'The body is longer than 2048 bytes.',
        415: 'The body is neither JSON nor text that holds JSON.',
        429: 'More than 240 clicks a minute from one IP address.',
      },
      kept: 'never',
    },
  ]),
];
