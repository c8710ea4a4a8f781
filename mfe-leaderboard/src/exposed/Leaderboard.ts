import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';

export { Leaderboard as default } from '../Leaderboard.tsx';

/** Queries of the first screen. */
export const queries = () => [{ ...playersResource, smaller: boardResource }, totalShotsResource];
