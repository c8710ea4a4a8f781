import { createPreference } from '@golf/shared/platform';

const DAY = 24 * 60 * 60 * 1000;

/** Time that a dismissed banner stays hidden, in milliseconds. */
export const AWAY = 30 * DAY;

const isInstant = (value: unknown): value is number => Number.isFinite(value);

/** End of that time, in milliseconds since 1970. The script in index.html reads it as well. */
export const hiddenUntil = createPreference('patronBannerHiddenUntil', isInstant, 0);

export const isAway = (until: number, now: number) => now < until;
