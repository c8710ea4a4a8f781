import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** The player whose room opens for a visitor who has not chosen yet. */
const FIRST_VISIT = 14;

const id = v.pipe(v.number(), v.integer());

/** The player whose room was shown last. */
export const lastPlayer = createPreference('lastTrophyRoomPlayer', id, FIRST_VISIT);

/** The choice of the dropdown. */
export const trophySelect = createPreference('trophySelect', v.nullable(v.object({ id, name: v.string() })), null);
