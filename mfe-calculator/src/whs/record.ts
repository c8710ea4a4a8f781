import {
  add,
  countingDifferentials,
  divide,
  fraction,
  handicapIndex,
  LATEST_ROUNDS,
  round,
  roundToTenth,
  subtract,
} from '@golf/shared/handicap';

/** Minimum number of holes for an index. Source: Rules of Handicapping 2024, Rule 4.5. */
export const HOLES_FOR_INDEX = 54;

/** Source: Rule 5.3. */
export const HIGHEST_INDEX = 54;

/** Strokes above the low index: from the soft cap on a rise is halved, at the hard cap it ends. Source: Rule 5.8. */
export const SOFT_CAP = 3;
export const HARD_CAP = 5;

/** Exceptional scores: strokes below the index, and the reduction. Source: Rule 5.9. */
export const EXCEPTIONAL: readonly [strokesBetter: number, reduction: number][] = [
  [10, -2],
  [7, -1],
];

interface WhsScore {
  /** Differential of 18 holes, holes not played included; one decimal. */
  differential: number;
  /** Holes actually played, 9 to 18. */
  holes: number;
}

export interface WhsRound {
  /** Before any reduction. */
  differential: number;
  /** Reductions of this score by exceptional scores, its own or later ones: 0 or below. */
  reduction: number;
  /** Reduction that this score itself applied to the latest twenty: 0, −1 or −2. */
  exceptional: number;
  /** The index before this score; null if there was none. */
  indexBefore: number | null;
}

interface Cap {
  kind: 'soft' | 'hard';
  /** The low index that the rise is measured from. */
  low: number;
  /** The index with the rise above 3 strokes halved, before the hard cap. */
  halved: number;
}

export interface WhsRecord {
  /** One for each score, oldest first. */
  rounds: WhsRound[];
  /** Holes played in all. */
  holes: number;
  /** Positions of the counting scores in `rounds`, lowest first. */
  counting: number[];
  /** The index before any cap; null without an index. */
  calculated: number | null;
  /** The cap that limited the index; null if none did. */
  cap: Cap | null;
  /** The index, one decimal, plus handicaps negative; null below 54 holes. */
  index: number | null;
  /** The index after each score, from the first index on. */
  indices: number[];
  /** The same indices without a cap. */
  uncapped: number[];
}

/** Value of a score for the index. */
export const afterReduction = ({ differential, reduction }: WhsRound) => roundToTenth(differential + reduction);

/**
 * An index after the limit on its rise: the part more than 3 strokes above the low index is halved, and the rise never
 * exceeds 5. Source: Rule 5.8.
 */
export function capped(calculated: number, low: number): { index: number; cap: Cap | null } {
  const soft = add(fraction(low), fraction(SOFT_CAP));
  const above = subtract(fraction(calculated), soft);
  if (above.n <= 0n) return { index: calculated, cap: null };
  const halved = round(add(soft, divide(above, fraction(2))), 1);
  const highest = roundToTenth(low + HARD_CAP);
  const kind = halved > highest ? 'hard' : 'soft';
  return { index: Math.min(halved, highest), cap: { kind, low, halved } };
}

/** Reduction of the latest twenty by a score this far below the index. Source: Rule 5.9. */
export function exceptionalReduction(index: number, differential: number): number {
  const better = roundToTenth(index - differential);
  return EXCEPTIONAL.find(([from]) => better >= from)?.[1] ?? 0;
}

/**
 * A record by the World Handicap System as of 2024, without the playing conditions calculation and without committee
 * decisions. All scores count as played in the last 365 days: the low index is the lowest since the twentieth.
 * @param scores oldest first
 * @param lowIndex the player's low index, if known. One that the record never reached is older than the record and caps
 * all of its indices. Any other caps only the latest.
 */
export function whsRecord(scores: readonly WhsScore[], lowIndex: number | null = null): WhsRecord {
  const record = recordHeldDown(scores, null, lowIndex);
  const isOlder = lowIndex !== null && Math.min(...record.indices.slice(0, -1)) > lowIndex;
  return isOlder ? recordHeldDown(scores, lowIndex, lowIndex) : record;
}

/** @param before low index that caps all indices @param last low index that caps only the latest */
function recordHeldDown(scores: readonly WhsScore[], before: number | null, last: number | null): WhsRecord {
  const record: WhsRecord = {
    rounds: [],
    holes: 0,
    counting: [],
    calculated: null,
    cap: null,
    index: null,
    indices: [],
    uncapped: [],
  };
  let lowest: number | null = null;
  for (const [place, { differential, holes }] of scores.entries()) {
    const exceptional = record.index === null ? 0 : exceptionalReduction(record.index, differential);
    record.rounds.push({ differential, reduction: 0, exceptional, indexBefore: record.index });
    // Each score reads only the latest twenty: a long record is recalculated on every keystroke.
    const latest = record.rounds.slice(-LATEST_ROUNDS);
    for (const round of latest) round.reduction += exceptional;
    record.holes += holes;
    if (record.holes < HOLES_FOR_INDEX) continue;

    const differentials = latest.map(afterReduction);
    const first = record.rounds.length - latest.length;
    record.counting = countingDifferentials(differentials).map((index) => first + index);
    record.calculated = handicapIndex(differentials);
    if (record.calculated === null) continue;
    const low = (place === scores.length - 1 ? last : before) ?? lowest;
    const { index, cap } = low === null ? { index: record.calculated, cap: null } : capped(record.calculated, low);
    record.index = Math.min(index, HIGHEST_INDEX);
    record.cap = cap;
    record.indices.push(record.index);
    record.uncapped.push(record.calculated);
    if (differentials.length >= LATEST_ROUNDS) lowest = Math.min(record.index, lowest ?? Infinity);
  }
  return record;
}
