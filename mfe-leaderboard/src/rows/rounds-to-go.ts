import type { Player } from '@golf/shared/api';
import { FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';

type Rounds = Pick<Player, 'rounds'>;

/** Progress of a player without a handicap: "4 of 5 rounds"; null if unknown or complete. */
export function roundsSoFar({ rounds }: Rounds): string | null {
  return rounds === null || rounds >= FIRST_HANDICAP_ROUND ? null : `${rounds} of ${FIRST_HANDICAP_ROUND} rounds`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** Missing rounds as the start of a sentence: "Three more rounds"; null if unknown or complete. */
export function moreRounds({ rounds }: Rounds): string | null {
  const missing = FIRST_HANDICAP_ROUND - (rounds ?? FIRST_HANDICAP_ROUND);
  return missing <= 0 ? null : `${WORDS[missing]} more ${missing === 1 ? 'round' : 'rounds'}`;
}
