import { roundToTenth } from '../handicap/index.ts';

/** A handicap as golfers write it: one decimal, "+2.3" for a plus handicap, "N/A" when there is none. */
export function formatHandicap(handicap: number | null): string {
  if (handicap === null) return 'N/A';
  const rounded = roundToTenth(handicap);
  return (rounded < 0 ? '+' : '') + Math.abs(rounded).toFixed(1);
}

/** Whether it shows as a plus handicap: −0.04 shows as 0.0. */
export const isPlus = (handicap: number | null): boolean => handicap !== null && roundToTenth(handicap) < 0;

/** The same for a screen reader, which swallows a plus sign: "plus 2.3", "no handicap". */
export function speakHandicap(handicap: number | null): string {
  return handicap === null ? 'no handicap' : formatHandicap(handicap).replace('+', 'plus ');
}

/**
 * An adjusted score: "14.70", "−3.94". Without a plus: that would be read as that of a handicap better than scratch.
 * @param decimals as many as the figure is known to
 */
export function formatAdjusted(score: number, decimals = 2): string {
  const shown = score.toFixed(decimals);
  return Number(shown) === 0 ? shown.replace('-', '') : shown.replace('-', '−');
}

/** A score relative to par, with a real minus, as wide as the plus: "+3", "0", "−2". */
export function formatScore(overPar: number): string {
  return overPar > 0 ? `+${overPar}` : String(overPar).replace('-', '−');
}

/** Strokes, and what they are to par: "72 (0)", "75 (+3)". */
export const formatStrokes = (gross: number, overPar: number) => `${gross} (${formatScore(overPar)})`;

/** "1st", "22nd", "113th" */
export function ordinal(position: number): string {
  const isTeen = Math.floor((position % 100) / 10) === 1;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[position % 10];
  return `${position}${ending ?? 'th'}`;
}

/** A position as ranked: "3", "T3" when shared, "" when there is none. */
export function formatPosition(position: number | null, tied: boolean): string {
  return position === null ? '' : `${tied ? 'T' : ''}${position}`;
}
