import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';

export { Leaderboard as default } from '../Leaderboard.tsx';

/** What the first screen shows. */
export const queries = () => [{ ...playersResource, smaller: boardResource }, totalShotsResource];
