import type { PlayerSummary } from '@golf/shared/api';
import {
  type Dates,
  formatAdjusted,
  formatHandicap,
  formatPosition,
  NEUTRAL_DATES,
  speakHandicap,
} from '@golf/shared/format';
import { roundsSoFar } from '../rows/rounds-to-go.ts';
import { lowestOf, type Held } from './handicap-line.ts';
import type { Pair } from './pair.ts';

export interface Value {
  text: string;
  /** Text for screen readers, if it differs. */
  spoken?: string;
  /** Short note below the figure. */
  note?: string;
}

/** Table row: one figure of both players. */
export interface Figure {
  name: string;
  /** Null for a player without this figure. */
  values: Pair<Value | null>;
  /** Index of the better one, 0 or 1; null if level or not comparable. */
  better: 0 | 1 | null;
  /** Lead as a share of the widest lead in the same unit: 0 to 1. */
  lead: number;
}

export interface FigureGroup {
  title: string;
  figures: Figure[];
}

/** Data of one player. */
export interface Known {
  summary: PlayerSummary;
  /** The handicap after each round. */
  line: readonly Held[];
  /** Null if the count is unavailable. */
  trophies: number | null;
}

/** Which number of two wins. */
type Better = 'lower' | 'higher' | 'neither';

/** Units of the figures, each with the lead that fills a bar at least. Bars of one comparison share a scale. */
const UNITS = { strokes: 6, places: 20, times: 8 };

interface Reading<T> {
  name: string;
  of: (known: Known) => T | null | undefined;
  /** The number to compare. */
  number: (reading: T) => number;
  better: Better;
  unit: keyof typeof UNITS;
  /** Whether the row is left out if both numbers are 0. */
  hidesZeros?: boolean;
  show: (reading: T, dates: Dates) => Value;
}

function handicapValue(handicap: number): Value {
  const [text, spoken] = [formatHandicap(handicap), speakHandicap(handicap)];
  return text === spoken ? { text } : { text, spoken };
}

const heldValue = ({ handicap, date }: Held, { formatDay }: Dates): Value => ({
  ...handicapValue(handicap),
  note: formatDay(date),
});

const places = (moved: number) => `${Math.abs(moved)} ${Math.abs(moved) === 1 ? 'place' : 'places'}`;

/** Places gained or lost; the sign has a text for screen readers. */
function movedValue(moved: number): Value {
  if (moved === 0) return { text: 'No change' };
  return { text: `${moved > 0 ? '▲' : '▼'} ${places(moved)}`, spoken: `${moved > 0 ? 'up' : 'down'} ${places(moved)}` };
}

/** Checks the type of one numeric figure. */
const reading = <T>(one: Reading<T>) => one;
const count = (name: string, of: Reading<number>['of'], better: Better) =>
  reading<number>({
    name,
    of,
    number: (value) => value,
    better,
    unit: 'times',
    hidesZeros: true,
    show: (value) => ({ text: String(value) }),
  });

const lastRounds = (rounds: number) =>
  reading({
    name: `Average adjusted score, last ${rounds}`,
    of: ({ summary }) => summary.form?.last.find((last) => last.rounds === rounds),
    number: ({ average }) => average,
    better: 'lower',
    unit: 'strokes',
    show: ({ average, best }) => ({ text: formatAdjusted(average), note: `${formatAdjusted(best)} at best` }),
  });

const run = (name: string, of: Reading<{ current: number; longest: number }>['of'], better: Better) =>
  reading({
    name,
    of,
    number: ({ longest }) => longest,
    better,
    unit: 'times',
    hidesZeros: true,
    show: ({ current, longest }) => ({ text: String(longest), ...(longest > 0 && { note: `current: ${current}` }) }),
  });

const coursesOf = ({ summary: { courses, form } }: Known) => (form ? courses : null);

/** The rows; each is typed by the data it reads. */
const GROUPS = [
  {
    title: 'On the leaderboard',
    lines: [
      reading<number>({
        name: 'Handicap',
        of: ({ summary }) => summary.player.handicap,
        number: (handicap) => handicap,
        better: 'lower',
        unit: 'strokes',
        show: handicapValue,
      }),
      reading({
        name: 'Place',
        of: ({ summary: { position, tied, ranked } }) => (position === null ? null : { position, tied, ranked }),
        number: ({ position }) => position,
        better: 'lower',
        unit: 'places',
        show: ({ position, tied, ranked }) => ({ text: formatPosition(position, tied), note: `of ${ranked}` }),
      }),
      reading<number>({
        name: 'Last 30 days',
        of: ({ summary }) => summary.moved,
        number: (moved) => moved,
        better: 'higher',
        unit: 'places',
        show: movedValue,
      }),
      reading<Held>({
        name: 'Best in 12 months',
        of: ({ summary }) => summary.form?.low,
        number: ({ handicap }) => handicap,
        better: 'lower',
        unit: 'strokes',
        show: heldValue,
      }),
      reading<Held>({
        name: 'Best ever',
        of: ({ line }) => lowestOf(line),
        number: ({ handicap }) => handicap,
        better: 'lower',
        unit: 'strokes',
        show: heldValue,
      }),
    ],
  },
  {
    title: 'Form',
    lines: [
      lastRounds(5),
      lastRounds(10),
      run('Longest run under par', ({ summary }) => summary.form?.under_par, 'higher'),
      run('Longest run of weeks with a round', ({ summary }) => summary.form?.weeks, 'higher'),
    ],
  },
  {
    title: 'On record',
    lines: [
      count('Rounds', ({ summary }) => summary.player.rounds, 'neither'),
      count('Courses', (known) => coursesOf(known)?.length, 'neither'),
      count('Course records', (known) => coursesOf(known)?.filter(({ record }) => record).length, 'higher'),
      count('Courses led', (known) => coursesOf(known)?.filter(({ leader }) => leader).length, 'higher'),
      count('Trophies', ({ trophies }) => trophies, 'higher'),
    ],
  },
];

/** A row with its lead still in its unit. */
interface Measured extends Figure {
  unit: Reading<unknown>['unit'];
}

function figureOf<T>(
  { name, of, number, better, unit, hidesZeros, show }: Reading<T>,
  pair: Pair<Known>,
  dates: Dates,
): Measured | null {
  const [first, second] = [of(pair[0]) ?? null, of(pair[1]) ?? null];
  if (first === null && second === null) return null;
  if (hidesZeros && [first, second].every((one) => one === null || number(one) === 0)) return null;
  const ahead =
    first === null || second === null || better === 'neither'
      ? 0
      : (number(second) - number(first)) * (better === 'lower' ? 1 : -1);
  return {
    name,
    values: [first === null ? null : show(first, dates), second === null ? null : show(second, dates)],
    better: ahead === 0 ? null : ahead > 0 ? 0 : 1,
    lead: Math.abs(ahead),
    unit,
  };
}

/** The same rows, each lead as a share of the widest lead in its unit. */
function comparable(groups: readonly { title: string; figures: Measured[] }[]): FigureGroup[] {
  const all = groups.flatMap(({ figures }) => figures);
  const widest = (unit: Measured['unit']) =>
    Math.max(UNITS[unit], ...all.filter((one) => one.unit === unit).map(({ lead }) => lead));
  return groups.map(({ title, figures }) => ({
    title,
    figures: figures.map(({ unit, lead, ...figure }) => ({ ...figure, lead: lead / widest(unit) })),
  }));
}

/** Rows with data of only one player compare nothing, except the handicap itself. */
const comparesNothing = ({ name, values }: Figure) => name !== 'Handicap' && values.includes(null);

/** Adds the progress of a player without a handicap: rounds played of the rounds required. */
function withProgress<T extends Figure>(figure: T, pair: Pair<Known>): T {
  const valueOf = (side: 0 | 1): Value => {
    const note = roundsSoFar(pair[side].summary.player);
    return figure.values[side] ?? { text: 'N/A', ...(note && { note }) };
  };
  return figure.name === 'Handicap' ? { ...figure, values: [valueOf(0), valueOf(1)] } : figure;
}

/** Comparison rows. Rows without data are left out; a player without a handicap gets only rows the other player has. */
export function figuresOf(pair: Pair<Known>, dates: Dates = NEUTRAL_DATES): FigureGroup[] {
  const oneWithout = pair.some(({ summary }) => summary.player.handicap === null);
  const groups = GROUPS.map(({ title, lines }) => ({
    title,
    // Each reading renders only the value it has read, so the value's type is irrelevant here.
    figures: lines
      .flatMap((line) => figureOf(line as Reading<unknown>, pair, dates) ?? [])
      .filter((figure) => !oneWithout || !comparesNothing(figure))
      .map((figure) => withProgress(figure, pair)),
  }));
  return comparable(groups.filter(({ figures }) => figures.length > 0));
}
