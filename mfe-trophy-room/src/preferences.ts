import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** The player whose room opens for a visitor who has not chosen yet. */
const FIRST_VISIT = 14;

/** The player whose room was looked at last. */
export const lastPlayer = createPreference('lastTrophyRoomPlayer', v.pipe(v.number(), v.integer()), FIRST_VISIT);
