import { cabinetResources, headToHeadResource, playerHistoryResource, playerSummaryResource } from '@golf/shared/api';
import type { ComparisonProps } from '@golf/shared/platform';

export { Comparison as default } from '../compare/Comparison.tsx';

/** Queries of the initial page. */
export const queries = ({ first, second }: ComparisonProps) => [
  playerSummaryResource(first),
  playerSummaryResource(second),
  playerHistoryResource(first),
  playerHistoryResource(second),
  cabinetResources(first).trophies,
  cabinetResources(second).trophies,
  headToHeadResource(first, second),
];
