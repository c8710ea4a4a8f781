import { recordsResource } from '@golf/shared/api';

export { Records as default } from '../records/Records.tsx';

/** What the page shows before anything is asked for. */
export const queries = () => [recordsResource];
