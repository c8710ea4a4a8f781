import { changesResource } from '@golf/shared/api';

export { ChangesPage as default } from '../changes/ChangesPage.tsx';

/** What the page shows before anything is asked for. */
export const queries = () => [changesResource];
