import { FULL_ROUND, roundToTenth } from '@golf/shared/handicap';
import Papa from 'papaparse';
import { typedHandicap } from './decimals.ts';
import { COLUMNS } from './history-rows.ts';
import type { Entry } from './history.ts';
import { isPossibleAdjusted } from './limits.ts';

export type Import = { entries: Entry[] } | { problem: string };

/** Semicolons before commas: in a file with semicolons a comma is a decimal comma. */
const DELIMITERS = [';', '\t', '|', ','];

/** Maximum length of an invalid cell in a message, in characters. */
const QUOTED = 40;

/** A score in one of its spellings ("12.4", "12,4", "+2.3", "−2.3") as a number; null for anything else. */
function scoreOf(cell: string): number | null {
  const score = typedHandicap(cell);
  // A year or an unadjusted score is out of range.
  return score === null || !isPossibleAdjusted(Number(score)) ? null : roundToTenth(score);
}

const isWhole = (cell: string) => /^\s*[+−-]?\d+\s*$/.test(cell);

/** Whether rows of one or two whole numbers are decimals with a comma; a list with row numbers has two columns. */
function areDecimals(rows: readonly string[][]): boolean {
  const counts = rows.every((row, index) => row.length === 2 && row[0]?.trim() === String(index + 1));
  return !counts && rows.every((row) => row.length <= 2 && row.every(isWhole));
}

/** The first line of each row in the file, from 1: a quoted cell may contain line breaks. */
function linesOf(rows: readonly string[][]): number[] {
  let next = 1;
  return rows.map((row) => {
    const line = next;
    next += row.join('').split('\n').length;
    return line;
  });
}

/** The part of a round in an exported file; empty for a full round or for a file from another source. */
function partOf(header: readonly string[] | null, cells: readonly string[]): Pick<Entry, 'part'> {
  const cellOf = (name: string) => cells[header?.indexOf(name) ?? -1] ?? '';
  const holes = Number(cellOf(COLUMNS.holes));
  const whs = scoreOf(cellOf(COLUMNS.whs));
  return whs !== null && holes >= 9 && holes < FULL_ROUND ? { part: { holes, whs } } : {};
}

/**
 * Parses an exported history, or any list with a score in its last column, with or without a header. Imports all rows
 * or none.
 * @param text contents of a CSV file, separated by commas, semicolons, tabs or bars
 */
export function fromCsv(text: string): Import {
  // Empty lines would distort the guess; the final parse keeps them, to count lines.
  const guess = { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 10 } as const;
  const { delimiter } = Papa.parse<string[]>(text, guess).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const lines = linesOf(data);
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) return { problem: `Line ${lines[open.row ?? 0] ?? 1}: a quotation mark is not closed.` };

  const rows = data
    .map((cells, index) => ({ cells, line: lines[index] ?? 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  const header = first && typedHandicap(first.cells.at(-1) ?? '') === null ? first.cells : null;
  const body = header ? rows.slice(1) : rows;
  if (body.length === 0) return { problem: 'No scores in this file.' };

  // In a comma-separated file a decimal comma has split one cell into two.
  const single = header === null && delimiter === ',' && areDecimals(body.map(({ cells }) => cells));
  const lastColumn = single ? 0 : header ? header.length - 1 : null;
  const entries: Entry[] = [];
  for (const { cells, line } of body) {
    const cell = lastColumn === null ? (cells.at(-1) ?? '') : cells.slice(lastColumn).join(delimiter);
    const adjusted = scoreOf(cell);
    if (adjusted === null) {
      const quoted = cell.trim().slice(0, QUOTED);
      return { problem: `Line ${line}: "${quoted}" isn’t a score. Use a number like 12.4.` };
    }
    entries.push({ adjusted, ...partOf(header, cells) });
  }
  return { entries };
}
