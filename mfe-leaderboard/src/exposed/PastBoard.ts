import { boardCorrectionsResource, boardDaysResource, boardOfDayResource, seasonsResource } from '@golf/shared/api';
import type { PastBoardProps } from '@golf/shared/platform';

export { PastBoard as default } from '../past/PastBoard.tsx';

/** Queries of the initial page. */
export const queries = ({ day }: PastBoardProps) => [
  boardDaysResource,
  boardOfDayResource(day),
  boardCorrectionsResource(day),
  seasonsResource,
];
