/** One thing that is wrong with a data folder. */
export interface Problem {
  /** Name of the file in the folder. */
  file: string;
  /** From 1, the header line included; null when it concerns the whole file. */
  line: number | null;
  column: string | null;
  /** What is wrong, and what would be right unless `remedy` says it. */
  message: string;
  /** What would be right, where finding that out is worth it only for a problem that is shown. */
  remedy?: () => string;
}

/** `rounds.csv:17 column slope_rating: "1x3" is not a slope rating; write a whole number from 55 to 155` */
export function formatProblem({ file, line, column, message, remedy }: Problem): string {
  const place = `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` column ${column}`}`;
  return `${place}: ${message}${remedy ? `; ${remedy()}` : ''}`;
}

const SHOWN = 60;

/** A value as a message quotes it: one line, cut to a readable length. */
export function quote(value: string | number): string {
  const text = String(value).replace(/\s+/g, ' ');
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
}
