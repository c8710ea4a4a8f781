import { seasonResource, seasonsResource } from '@golf/shared/api';
import type { SeasonProps } from '@golf/shared/platform';

export { Season as default } from '../season/Season.tsx';

/** Queries of the initial page. */
export const queries = ({ year }: SeasonProps) => [seasonResource(year), seasonsResource];
