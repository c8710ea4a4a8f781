import type { CsvCell } from '@golf/shared/format';
import type { Entry } from './history.ts';

/** The rows of the exported file: a header, then one score each. */
export function historyRows(history: readonly Entry[]): CsvCell[][] {
  return [['round', 'adjusted_score'], ...history.map(({ adjusted }, index) => [index + 1, adjusted])];
}
