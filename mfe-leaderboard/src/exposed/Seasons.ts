import { seasonsResource } from '@golf/shared/api';

export { Seasons as default } from '../years/Seasons.tsx';

/** Queries of the initial page. */
export const queries = () => [seasonsResource];
