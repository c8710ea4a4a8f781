import { CAST_FIRST } from './cast-first.ts';
import type { CastMember } from './cast-member.ts';
import { CAST_SECOND } from './cast-second.ts';

/**
 * In the order of ids: 14 is the player whose Trophy Room opens first. The targets hold a tie of two (+2.2, 8.1), a tie
 * of three (2.4), an exact zero, and one player near 28.
 */
export const CAST: readonly CastMember[] = [...CAST_FIRST, ...CAST_SECOND];
