import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';

export { Totals as default } from '../Totals.tsx';

/** What the first screen shows. */
export const queries = () => [{ ...playersResource, smaller: boardResource }, totalShotsResource];
