import type { Player } from '@golf/shared/api';
import { FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';

/** How far somebody without a handicap is from one: "1 round to go"; null where nobody tells. */
export function roundsToGo({ rounds }: Pick<Player, 'rounds'>): string | null {
  const missing = FIRST_HANDICAP_ROUND - (rounds ?? FIRST_HANDICAP_ROUND);
  if (missing <= 0) return null;
  return missing === 1 ? '1 round to go' : `${missing} rounds to go`;
}
