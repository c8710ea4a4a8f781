/** Minimum number of flaps. */
const FLAPS = 4;

/** The digits of a number, one a flap, with leading zeros. */
export function flapsOf(count: number): string[] {
  return Array.from(String(Math.max(0, Math.trunc(count))).padStart(FLAPS, '0'));
}

/** Start of the count: 50 to 200 below the total, never below 0. @param random 0 to below 1 */
export function startOf(total: number, random: number): number {
  return Math.max(0, total - 50 - Math.floor(random * 151));
}

/** Milliseconds until the next tick: slow at the end. */
export function tickAfter(remaining: number): number {
  if (remaining <= 10) return 300;
  return remaining <= 50 ? 100 : 30;
}

/** Number of distinct channels, less the 4 that the site excludes; never below 0. */
export const channelTotal = (different: number): number => Math.max(0, different - 4);
