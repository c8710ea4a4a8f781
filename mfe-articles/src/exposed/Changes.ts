import { changesResource, courseUpdatesResource } from '@golf/shared/api';

export { ChangesPage as default } from '../changes/ChangesPage.tsx';

/** Queries of the initial page. */
export const queries = () => [changesResource, courseUpdatesResource];
