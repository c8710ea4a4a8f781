import type { HolePlan } from './hole-plan.ts';
import { HOLES_ABROAD } from './hole-plans-abroad.ts';
import { HOLES_OF_BRITAIN } from './hole-plans-britain.ts';

/** The third view of each course: one of its holes from above. */
export const HOLE_PLANS: Readonly<Record<string, HolePlan>> = { ...HOLES_OF_BRITAIN, ...HOLES_ABROAD };
