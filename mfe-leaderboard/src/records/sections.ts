/** Section of the records page in its address, for links from the leaderboard. */
export const LAST_30_DAYS = 'last-30-days';
