export interface Problem {
  file: string;
  /** From 1, including the header line. Null: the problem concerns the whole file. */
  line: number | null;
  column: string | null;
  /** The problem, and the fix unless `remedy` gives it. */
  message: string;
  /** The fix, computed only for problems that are shown, as that is expensive. */
  remedy?: () => string;
}

/** `rounds.csv:17 column slope_rating: "1x3" is not a slope rating; write a whole number from 55 to 155` */
export function formatProblem({ file, line, column, message, remedy }: Problem): string {
  const place = `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` column ${column}`}`;
  return `${place}: ${message}${remedy ? `; ${remedy()}` : ''}`;
}

const SHOWN = 60;

/** A value for quoting in a message: one line, truncated. */
export function quote(value: string | number): string {
  const text = String(value).replace(/\s+/g, ' ');
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
}
