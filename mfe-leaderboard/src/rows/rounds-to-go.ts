import type { Player } from '@golf/shared/api';
import { FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';

type Rounds = Pick<Player, 'rounds'>;

/** How far somebody without a handicap has come: "4 of 5 rounds"; null where nobody tells, or there are enough. */
export function roundsSoFar({ rounds }: Rounds): string | null {
  return rounds === null || rounds >= FIRST_HANDICAP_ROUND ? null : `${rounds} of ${FIRST_HANDICAP_ROUND} rounds`;
}

/** How far it still is: "1 round to go"; null where nobody tells, or there are enough. */
export function roundsToGo({ rounds }: Rounds): string | null {
  const missing = FIRST_HANDICAP_ROUND - (rounds ?? FIRST_HANDICAP_ROUND);
  if (missing <= 0) return null;
  return missing === 1 ? '1 round to go' : `${missing} rounds to go`;
}
