import type { CsvCell } from '@golf/shared/format';
import type { Entry } from './history.ts';

/** The rows of the exported file: a header, then one score each. */
export function historyRows(history: readonly Entry[]): CsvCell[][] {
  return [['round', 'adjusted_score'], ...history.map(({ adjusted }, index) => [index + 1, adjusted])];
}

export type Import = { entries: Entry[] } | { problem: string };

const SCORE = /^[+-]?\d{1,3}(\.\d+)?$/;

/** Reads an exported file, or any list with a score in the last column. All of it, or nothing. */
export function fromCsv(text: string): Import {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({
      number: index + 1,
      cell:
        line
          .split(/[,;\t]/)
          .at(-1)
          ?.trim()
          .replaceAll('"', '') ?? '',
    }))
    .filter(({ cell }) => cell !== '');
  const [first] = lines;
  const body = first && !SCORE.test(first.cell) ? lines.slice(1) : lines;
  const bad = body.find(({ cell }) => !SCORE.test(cell));
  if (bad) return { problem: `Line ${bad.number}: "${bad.cell}" is not a score; write one such as 12.4.` };
  if (body.length === 0) return { problem: 'There are no scores in this file.' };
  return { entries: body.map(({ cell }) => ({ adjusted: Math.round(Number(cell) * 10) / 10 })) };
}
