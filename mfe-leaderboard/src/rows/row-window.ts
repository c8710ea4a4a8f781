/** Consecutive rows that either render or are replaced by one spacer row of the same height. */
export interface Run {
  from: number;
  /** Index after the last row. */
  to: number;
  drawn: boolean;
}

/**
 * The runs of a table. The rows in the window render. So do the open row and the row with the focus, wherever they are:
 * unmounting them would lose their state and the focus.
 * @param pinned indices of those two, -1 for none
 */
export function runsOf(count: number, start: number, end: number, pinned: readonly number[]): Run[] {
  const from = Math.min(Math.max(0, start), count);
  const to = Math.min(Math.max(from, end), count);
  const drawn = [{ from, to }];
  for (const row of new Set(pinned)) {
    if (row >= 0 && row < count && (row < from || row >= to)) drawn.push({ from: row, to: row + 1 });
  }
  drawn.sort((a, b) => a.from - b.from);
  const runs: Run[] = [];
  let at = 0;
  for (const part of drawn) {
    if (part.from > at) runs.push({ from: at, to: part.from, drawn: false });
    if (part.to > part.from) runs.push({ ...part, drawn: true });
    at = Math.max(at, part.to);
  }
  if (at < count) runs.push({ from: at, to: count, drawn: false });
  return runs;
}

/** Heights in pixels; `pinned` is the index of the row with the open detail below it, -1 for none. */
export interface Measures {
  row: number;
  pinned: number;
  detail: number;
}

/** Index of the row at a distance in pixels from the top of the first row. */
export function rowAt(y: number, { row, pinned, detail }: Measures): number {
  const below = (pinned + 1) * row;
  if (pinned < 0 || y < below) return Math.floor(y / row);
  return y < below + detail ? pinned : Math.floor((y - detail) / row);
}
