import { toCsv, type CsvCell } from '../format/index.ts';

/** How long the file stays available to the browser after the click, in milliseconds. */
const KEPT_FOR = 10_000;

/** Saves rows as a CSV file on the visitor's device. In a browser only. */
export function downloadCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
