import type { CsvCell } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Entry } from './history.ts';

/** Columns of the exported file; the adjusted score is last, as the import expects. */
export const COLUMNS = {
  round: 'round',
  holes: 'holes',
  whs: 'whs_adjusted_score',
  adjusted: 'adjusted_score',
} as const;

/** The rows of the exported file: a header, then one score each. */
export function historyRows(history: readonly Entry[]): CsvCell[][] {
  const rows = history.map(({ adjusted, part }, index) => [
    index + 1,
    part?.holes ?? FULL_ROUND,
    part?.whs ?? adjusted,
    adjusted,
  ]);
  return [Object.values(COLUMNS), ...rows];
}
