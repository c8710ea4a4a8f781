export type CsvCell = string | number | boolean | null | undefined;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line of CSV as RFC 4180 quotes it, without a line break; null and undefined are empty cells. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',');
}

/** A spreadsheet runs text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A CSV file for spreadsheets: with a byte order mark, by which they know UTF-8, and with an apostrophe before text
 * that they would run as a formula. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  let file = '\uFEFF';
  // One string as it grows: the data file has millions of cells.
  for (const row of rows) {
    let isFirst = true;
    for (const cell of row) {
      const isFormula = typeof cell === 'string' && FORMULA.test(cell);
      file += `${isFirst ? '' : ','}${cellText(isFormula ? `'${cell}` : cell)}`;
      isFirst = false;
    }
    file += '\r\n';
  }
  return file;
}
