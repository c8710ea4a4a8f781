import { apiDescriptionResource } from '@golf/shared/api';

export { ApiReference as default } from '../reference/ApiReference.tsx';

/** Queries of the initial page. */
export const queries = () => [apiDescriptionResource];
