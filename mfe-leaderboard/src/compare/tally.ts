import type { HeadToHead } from '@golf/shared/api';
import type { Pair } from './pair.ts';

type Tally = Pick<HeadToHead, 'first_wins' | 'second_wins' | 'level'>;

/** Head-to-head result: "Ada leads 5–2, 1 level", "All square, 3–3"; null without shared courses. */
export function tallyInWords({ first_wins: first, second_wins: second, level }: Tally, names: Pair<string>) {
  if (first + second + level === 0) return null;
  const score = `${Math.max(first, second)}–${Math.min(first, second)}`;
  const standing = first === second ? `All square, ${score}` : `${names[first > second ? 0 : 1]} leads ${score}`;
  return level === 0 ? standing : `${standing}, ${level} level`;
}
