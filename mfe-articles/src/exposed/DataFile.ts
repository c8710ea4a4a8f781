import { dataFileResource } from '@golf/shared/api';

export { DataFilePage as default } from '../data/DataFilePage.tsx';

/** Queries of the initial page. */
export const queries = () => [dataFileResource];
