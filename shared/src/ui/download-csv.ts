import { toCsv, type CsvCell } from '../format/index.ts';

/** Time in milliseconds after the click until the file's object URL is revoked. */
const KEPT_FOR = 10_000;

/** Saves rows as a CSV file on the visitor's device. Browser only. */
export function downloadCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
