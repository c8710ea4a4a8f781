import type { RecordUnit } from '@golf/shared/api';
import { formatAdjusted, formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';

/** A value (large) with its unit (small), and the text for screen readers. */
export interface ValueInWords {
  number: string;
  unit: string;
  spoken: string;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Singular and plural of each unit. */
const COUNTED = {
  strokes: ['stroke', 'strokes'],
  places: ['place', 'places'],
  days: ['day', 'days'],
  rounds: ['round', 'rounds'],
  weeks: ['week', 'weeks'],
  courses: ['course', 'courses'],
  countries: ['country', 'countries'],
  shots: ['shot', 'shots'],
} as const;

/** "+5.2 handicap"; "−7.79 adjusted"; "−8 to par"; "523 days". */
export function valueInWords(value: number, unit: RecordUnit): ValueInWords {
  if (unit === 'handicap') return { number: formatHandicap(value), unit: 'handicap', spoken: speakHandicap(value) };
  if (unit === 'net') {
    const number = formatAdjusted(value);
    return { number, unit: 'adjusted', spoken: `${number} adjusted` };
  }
  if (unit === 'to_par') {
    const number = formatScore(value);
    return { number, unit: 'to par', spoken: value === 0 ? 'level par' : `${number} to par` };
  }
  const [one, many] = COUNTED[unit];
  const number = String(value).replace(Number.isInteger(value) ? THOUSANDS : /$/g, Number.isInteger(value) ? ',' : '');
  const word = value === 1 ? one : many;
  return { number, unit: word, spoken: `${number} ${word}` };
}
