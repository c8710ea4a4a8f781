import type { RecordHolder, TeeSummary } from '@golf/shared/api';

/** Course Leaders of a tee: holders of its record if it is the hardest of its gender, the earliest first. */
export function leadersOf({ leader, steps }: TeeSummary): readonly RecordHolder[] {
  if (!leader) return [];
  const holders = steps.at(-1) ?? [];
  return holders.some(({ score_id: round }) => round === leader.score_id) ? holders : [leader];
}
