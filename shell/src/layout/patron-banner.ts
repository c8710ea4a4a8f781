import { createPreference } from '@golf/shared/platform';

const DAY = 24 * 60 * 60 * 1000;

/** How long a dismissed banner stays away, in milliseconds. */
export const AWAY = 30 * DAY;

const isInstant = (value: unknown): value is number => Number.isFinite(value);

/** Until when the banner stays away, in milliseconds since 1970. The script in index.html reads it, too. */
export const hiddenUntil = createPreference('patronBannerHiddenUntil', isInstant, 0);

/** Whether the banner stays away now. */
export const isAway = (until: number, now: number) => now < until;
