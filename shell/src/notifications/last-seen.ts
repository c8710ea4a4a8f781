import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** Id of the newest score update that the visitor has seen. */
export const lastSeenScoreId = createPreference('lastSeenScoreId', v.pipe(v.number(), v.finite()), 0);
