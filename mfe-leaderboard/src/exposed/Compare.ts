import { playersResource } from '@golf/shared/api';

export { Compare as default } from '../compare/Compare.tsx';

/** What the first screen shows. */
export const queries = () => [playersResource];
