import { dataFileResource } from '@golf/shared/api';

export { DataFilePage as default } from '../data/DataFilePage.tsx';

/** What the page shows before anything is asked for. */
export const queries = () => [dataFileResource];
