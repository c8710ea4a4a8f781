import type { ComparisonContent } from './content.ts';

const firstNameOf = (name: string) => name.split(' ')[0] ?? name;

/** "Ada leads 5–2" */
export function standingInWords(
  { wins: [left, right], level }: NonNullable<ComparisonContent['tally']>,
  names: readonly string[],
) {
  const short = names.map(firstNameOf);
  const [one, other] = short[0] === short[1] ? names : short;
  const score = `${Math.max(left, right)}–${Math.min(left, right)}`;
  if (left === right) return left === 0 ? `Level on all ${level}` : `All square, ${score}`;
  return `${(left > right ? one : other) ?? ''} leads ${score}`;
}
