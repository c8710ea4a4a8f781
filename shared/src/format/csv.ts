export type CsvCell = string | number | boolean | null | undefined;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** One line of CSV as RFC 4180 quotes it, without a line break; null and undefined are empty cells. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells
    .map((cell) => {
      const text = String(cell ?? '');
      return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}

/** A spreadsheet runs text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const withoutFormula = (cell: CsvCell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * A CSV file for spreadsheets: with a byte order mark, by which they know UTF-8, and with an apostrophe before text
 * that they would run as a formula. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${csvLine(row.map(withoutFormula))}\r\n`).join('')}`;
}
