import type { Player } from '@golf/shared/api';
import { FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';

type Rounds = Pick<Player, 'rounds'>;

/** How far somebody without a handicap has come: "4 of 5 rounds"; null where nobody tells, or there are enough. */
export function roundsSoFar({ rounds }: Rounds): string | null {
  return rounds === null || rounds >= FIRST_HANDICAP_ROUND ? null : `${rounds} of ${FIRST_HANDICAP_ROUND} rounds`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** What is missing, as a sentence begins: "Three more rounds"; null where nobody tells, or there are enough. */
export function moreRounds({ rounds }: Rounds): string | null {
  const missing = FIRST_HANDICAP_ROUND - (rounds ?? FIRST_HANDICAP_ROUND);
  return missing <= 0 ? null : `${WORDS[missing]} more ${missing === 1 ? 'round' : 'rounds'}`;
}
