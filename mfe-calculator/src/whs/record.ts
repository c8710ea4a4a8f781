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

/** Holes that a record needs before it has an index. Source: Rules of Handicapping 2024, Rule 4.5. */
export const HOLES_FOR_INDEX = 54;

/** Source: Rule 5.3. */
export const HIGHEST_INDEX = 54;

/** Strokes above the low index from which a rise is halved, and at which it ends. Source: Rule 5.8. */
export const SOFT_CAP = 3;
export const HARD_CAP = 5;

/** How far below the index a score is exceptional, and what it takes off. Source: Rule 5.9. */
export const EXCEPTIONAL: readonly [strokesBetter: number, reduction: number][] = [
  [10, -2],
  [7, -1],
];

interface WhsScore {
  /** Differential of 18 holes, holes not played included; one decimal. */
  differential: number;
  /** Holes that were really played, 9 to 18. */
  holes: number;
}

export interface WhsRound {
  /** As it came in. */
  differential: number;
  /** What exceptional scores, its own or later ones, have taken off it: 0 or below. */
  reduction: number;
  /** What this score itself took off the latest twenty: 0, −1 or −2. */
  exceptional: number;
  /** The index when it was played; null while there was none. */
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
  /** Places in `rounds` of the scores that count, lowest first. */
  counting: number[];
  /** What the lowest differentials come to before any cap; null while there is no index. */
  calculated: number | null;
  /** The cap that held the index down, null where none did. */
  cap: Cap | null;
  /** The index, one decimal, plus handicaps negative; null below 54 holes. */
  index: number | null;
  /** The index after each score that had one. */
  indices: number[];
  /** What each of those would be without a cap. */
  uncapped: number[];
}

/** What a score is worth for the index. */
export const afterReduction = ({ differential, reduction }: WhsRound) => roundToTenth(differential + reduction);

/**
 * An index after the limit on its rise: half of what lies more than 3 strokes above the low index, never more than 5.
 * Source: Rule 5.8.
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

/** What a score so far below the index takes off the latest twenty. Source: Rule 5.9. */
export function exceptionalReduction(index: number, differential: number): number {
  const better = roundToTenth(index - differential);
  return EXCEPTIONAL.find(([from]) => better >= from)?.[1] ?? 0;
}

/**
 * A record by the World Handicap System as of 2024, without the playing conditions calculation and without what only a
 * committee decides. All scores are taken to be of the last 365 days: the low index is the lowest since the twentieth.
 * @param scores oldest first
 * @param lowIndex the player's low index, where they know it: it is older than a record that never came down to it, and
 * holds all of its indices down; else the latest alone
 */
export function whsRecord(scores: readonly WhsScore[], lowIndex: number | null = null): WhsRecord {
  const record = recordHeldDown(scores, null, lowIndex);
  const isOlder = lowIndex !== null && Math.min(...record.indices.slice(0, -1)) > lowIndex;
  return isOlder ? recordHeldDown(scores, lowIndex, lowIndex) : record;
}

/** @param before low index that all indices are held down by @param last the same for the latest alone */
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
    // Only the latest twenty are read again for each score: a long record is worked out with every keystroke.
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
