import { roundToTenth } from '../handicap/index.ts';

/** A handicap in golf notation: one decimal, "+2.3" for a plus handicap, "N/A" for null. */
export function formatHandicap(handicap: number | null): string {
  if (handicap === null) return 'N/A';
  const rounded = roundToTenth(handicap);
  return (rounded < 0 ? '+' : '') + Math.abs(rounded).toFixed(1);
}

/** Whether the rounded handicap is a plus handicap: −0.04 is shown as 0.0. */
export const isPlus = (handicap: number | null): boolean => handicap !== null && roundToTenth(handicap) < 0;

/** A handicap for screen readers, which skip a plus sign: "plus 2.3", "no handicap". */
export function speakHandicap(handicap: number | null): string {
  return handicap === null ? 'no handicap' : formatHandicap(handicap).replace('+', 'plus ');
}

/**
 * An adjusted score: "14.70", "−3.94". Without a plus sign, which would denote a handicap better than scratch.
 * @param decimals precision of the score
 */
export function formatAdjusted(score: number, decimals = 2): string {
  const shown = score.toFixed(decimals);
  return Number(shown) === 0 ? shown.replace('-', '') : shown.replace('-', '−');
}

/** A score relative to par, with a real minus sign, as wide as the plus: "+3", "0", "−2". */
export function formatScore(overPar: number): string {
  return overPar > 0 ? `+${overPar}` : String(overPar).replace('-', '−');
}

/** Strokes, with the score to par: "72 (0)", "75 (+3)". */
export const formatStrokes = (gross: number, overPar: number) => `${gross} (${formatScore(overPar)})`;

/** "1st", "22nd", "113th" */
export function ordinal(position: number): string {
  const isTeen = Math.floor((position % 100) / 10) === 1;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[position % 10];
  return `${position}${ending ?? 'th'}`;
}

/** A position: "3", "T3" if shared, "" for null. */
export function formatPosition(position: number | null, tied: boolean): string {
  return position === null ? '' : `${tied ? 'T' : ''}${position}`;
}
