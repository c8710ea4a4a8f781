import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

export const lastSeenScoreId = createPreference('lastSeenScoreId', v.pipe(v.number(), v.finite()), 0);
