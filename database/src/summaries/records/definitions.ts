import type { RecordUnit } from '@golf/shared/api';

interface Measure {
  unit: RecordUnit;
  /** True: the lowest value is the record. Otherwise the highest. */
  low?: true;
  /** Divisor of the stored integer: handicaps are tenths, adjusted scores hundredths. */
  per?: number;
  /** Whether a stay that includes the newest day is still running. */
  continues?: true;
}

export interface Definition extends Measure {
  id: RecordId;
  name: string;
  definition: string;
  /** Minimum requirement to be counted. */
  minimum: string;
}

const NET = { unit: 'net', low: true, per: 100 } as const;
const TO_PAR = { unit: 'to_par', low: true } as const;
const IN_HUNDREDTHS = { unit: 'strokes', per: 100 } as const;
const IN_TENTHS = { unit: 'strokes', per: 10 } as const;

const STAY = { unit: 'days', continues: true } as const;

const FIELD = '10 ranked players';

type Words = readonly [name: string, definition: string, minimum: string, measure: Measure];

const TOP = {
  'lowest-handicap': [
    'Lowest handicap',
    'The best handicap anyone has held.',
    '5 rounds',
    { unit: 'handicap', low: true, per: 10 },
  ],
  'longest-at-the-top': [
    'Longest run at No. 1',
    'Consecutive days with the best handicap, alone or shared.',
    FIELD,
    STAY,
  ],
  'biggest-lead': ['Biggest lead at No. 1', 'The gap to second place.', FIELD, IN_TENTHS],
  'longest-on-the-podium': ['Longest stay on the podium', 'Consecutive days in the top three.', FIELD, STAY],
  'biggest-climb': [
    'Biggest climb in 30 days',
    'Places gained on the leaderboard within 30 days.',
    `${FIELD} on both days`,
    { unit: 'places' },
  ],
  'biggest-fall': [
    'Biggest fall in 30 days',
    'Places lost on the leaderboard within 30 days.',
    `${FIELD} on both days`,
    { unit: 'places' },
  ],
  'biggest-cut': [
    'Biggest cut in 30 days',
    'The biggest improvement in a handicap within 30 days.',
    'a handicap on both days',
    IN_TENTHS,
  ],
  'furthest-from-the-start': [
    'Most improved',
    'The biggest improvement on a player’s first handicap.',
    '6 rounds',
    IN_TENTHS,
  ],
} as const satisfies Record<string, Words>;

const ROUNDS = {
  'best-net': [
    'Lowest adjusted score',
    'The best round once course and slope rating are taken into account.',
    '18 holes',
    NET,
  ],
  'lowest-to-par': ['Lowest round to par', 'The lowest 18-hole score to par.', '18 holes', TO_PAR],
  'fewest-strokes': [
    'Fewest strokes',
    'The lowest 18-hole total, regardless of par.',
    '18 holes',
    { unit: 'strokes', low: true },
  ],
  'best-nine': ['Best nine holes', 'The lowest nine-hole score to par.', '9 holes', TO_PAR],
  'round-of-a-lifetime': [
    'Round of a lifetime',
    'How far an adjusted score beat the player’s handicap at the time.',
    '18 holes and 5 earlier rounds',
    IN_HUNDREDTHS,
  ],
  'best-debut': ['Best debut', 'The lowest adjusted score of a player’s very first round.', '18 holes', NET],
  'biggest-comeback': [
    'Biggest comeback',
    'The biggest improvement in adjusted score from one round to the next.',
    '18 holes both times',
    IN_HUNDREDTHS,
  ],
} as const satisfies Record<string, Words>;

const STREAKS = {
  'under-par-in-a-row': ['Under par in a row', 'Consecutive rounds under par.', '2 rounds', { unit: 'rounds' }],
  'better-and-better': [
    'Better and better',
    'Consecutive rounds, each with a lower adjusted score than the last.',
    '2 rounds',
    { unit: 'rounds' },
  ],
  'better-than-the-handicap': [
    'Better than the handicap',
    'Consecutive rounds with an adjusted score below the handicap at the time.',
    '2 rounds',
    { unit: 'rounds' },
  ],
  'best-ten': [
    'Best ten in a row',
    'The lowest average of ten consecutive adjusted scores.',
    '10 rounds',
    { ...NET, per: 1000 },
  ],
  'steadiest-ten': [
    'Steadiest ten in a row',
    'The smallest gap between best and worst over ten consecutive adjusted scores.',
    '10 rounds',
    { ...IN_HUNDREDTHS, low: true },
  ],
  'weeks-in-a-row': [
    'Weeks in a row',
    'Consecutive weeks, Monday to Sunday, each with a round.',
    '2 weeks',
    { unit: 'weeks' },
  ],
} as const satisfies Record<string, Words>;

const LONG_HAUL = {
  'most-rounds': ['Most rounds', 'Rounds seen on video.', '2 rounds', { unit: 'rounds' }],
  'most-shots': ['Most golf shots', 'Every stroke of every round.', '2 rounds', { unit: 'shots' }],
  'most-under-par': ['Most rounds under par', 'In total, not just in a row.', '2 rounds', { unit: 'rounds' }],
  'rounds-in-a-month': ['Most rounds in a month', 'Within one calendar month.', '2 rounds', { unit: 'rounds' }],
  'rounds-in-a-week': ['Most rounds in a week', 'Monday to Sunday.', '2 rounds', { unit: 'rounds' }],
  'most-courses': ['Most courses', 'Different courses played.', '2 courses', { unit: 'courses' }],
  'most-countries': [
    'Most countries',
    'Different countries played in (rated courses only).',
    '2 countries',
    { unit: 'countries' },
  ],
  'home-course': ['Home from home', 'Rounds by one player on one course.', '2 rounds', { unit: 'rounds' }],
  'longest-wait': ['Longest wait', 'Longest gap between one player’s rounds.', '2 rounds', { unit: 'days' }],
} as const satisfies Record<string, Words>;

export type RecordId = keyof typeof TOP | keyof typeof ROUNDS | keyof typeof STREAKS | keyof typeof LONG_HAUL;

const listOf = (records: Partial<Record<RecordId, Words>>): Definition[] =>
  Object.entries(records).map(([id, [name, definition, minimum, measure]]) => ({
    id: id as RecordId, // The keys are of that type.
    name,
    definition,
    minimum,
    ...measure,
  }));

/** Records by section, the most popular section first. */
export const SECTIONS: readonly { id: string; title: string; records: readonly Definition[] }[] = [
  { id: 'top', title: 'Top of the leaderboard', records: listOf(TOP) },
  { id: 'rounds', title: 'A single round', records: listOf(ROUNDS) },
  { id: 'streaks', title: 'Streaks', records: listOf(STREAKS) },
  { id: 'long-haul', title: 'The long haul', records: listOf(LONG_HAUL) },
];

export const DEFINITIONS: readonly Definition[] = SECTIONS.flatMap(({ records }) => records);
