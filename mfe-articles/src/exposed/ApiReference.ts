import { apiDescriptionResource } from '@golf/shared/api';

export { ApiReference as default } from '../reference/ApiReference.tsx';

/** What the page shows before anything is asked for. */
export const queries = () => [apiDescriptionResource];
