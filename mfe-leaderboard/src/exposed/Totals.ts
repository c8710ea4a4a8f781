import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';

export { Totals as default } from '../Totals.tsx';

/** Queries of the first screen. */
export const queries = () => [{ ...playersResource, smaller: boardResource }, totalShotsResource];
