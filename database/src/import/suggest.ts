/** Edit distance (insert, remove, replace) of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The candidate that was probably meant. Null: none is close. */
export function closest(word: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase().replace(/[\s-]/g, '_'), candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.candidate ?? null;
}
