export type CsvCell = string | number | boolean | null | undefined;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line of CSV, quoted by RFC 4180, without a line break; null and undefined are empty cells. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',');
}

/** Spreadsheets run text with one of these first characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A CSV file for spreadsheets. A byte order mark identifies UTF-8. An apostrophe precedes text that a spreadsheet would
 * run as a formula; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  let file = '\uFEFF';
  // String concatenation: the data file has millions of cells.
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
