import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import type { Problem } from './problem.ts';

type Report = (problem: Omit<Problem, 'file'>) => void;

const NEW_LINE = 0x0a;

/** The first line, from 1, that is not UTF-8. */
function brokenLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(NEW_LINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to;
  }
  return line;
}

const QUOTE_ERRORS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that opens in this row is never closed; close it with "',
  INVALID_OPENING_QUOTE:
    'there is a quote inside a cell that does not start with one; put the whole cell in quotes and write "" for each quote in it',
  CSV_INVALID_CLOSING_QUOTE: 'there is text after a closing quote; write "" for a quote inside a quoted cell',
};

/**
 * Parses CSV bytes record by record. Errors are reported with their line.
 * @param onRecord called with the trimmed cells of each non-blank record and its first line number
 */
export function parseCsv(bytes: Buffer, onRecord: (cells: string[], line: number) => void, report: Report): void {
  if (!isUtf8(bytes)) {
    report({ line: brokenLine(bytes), column: null, message: 'is not UTF-8; save the file as UTF-8' });
    return;
  }
  let nextLine = 1;
  try {
    parse(bytes, {
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record(record: string[], { lines }) {
        const line = nextLine;
        nextLine = lines + 1;
        const cells = record.map((cell) => cell.trim());
        if (cells.some((cell) => cell !== '')) onRecord(cells, line);
        // Records are dropped by the parser, as the rows are built in this callback.
        return null;
      },
    });
  } catch (error) {
    const message = error instanceof CsvError ? QUOTE_ERRORS[error.code] : undefined;
    if (message === undefined) throw error;
    report({ line: nextLine, column: null, message });
  }
}
