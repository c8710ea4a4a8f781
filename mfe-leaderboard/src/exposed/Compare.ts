import { playersResource } from '@golf/shared/api';

export { Compare as default } from '../compare/Compare.tsx';

/** Queries of the first screen. */
export const queries = () => [playersResource];
