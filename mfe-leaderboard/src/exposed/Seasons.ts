import { seasonsResource } from '@golf/shared/api';

export { Seasons as default } from '../season/Seasons.tsx';

/** Queries of the initial page. */
export const queries = () => [seasonsResource];
