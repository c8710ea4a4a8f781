import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** Player of the first room for a visitor without a previous choice. */
const FIRST_VISIT = 14;

const id = v.pipe(v.number(), v.integer());

/** Player of the most recent room. */
export const lastPlayer = createPreference('lastTrophyRoomPlayer', id, FIRST_VISIT);

/** The choice of the dropdown. */
export const trophySelect = createPreference('trophySelect', v.nullable(v.object({ id, name: v.string() })), null);
