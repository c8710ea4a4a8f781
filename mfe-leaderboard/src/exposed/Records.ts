import { recordsResource, seasonsResource } from '@golf/shared/api';

export { Records as default } from '../records/Records.tsx';

/** Queries of the initial page. */
export const queries = () => [recordsResource, seasonsResource];
