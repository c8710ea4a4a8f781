import type { Round } from '@golf/shared/api';
import { videoOf } from '@golf/shared/ui';

const told = new Set<number>();

/** Says on the console, once a round, which links lead nowhere. A round of the tour has no video to link to. */
export function reportLinks(rounds: readonly Round[]): void {
  for (const { id, link, pro } of rounds) {
    const { problem } = videoOf(link);
    if (problem === null || (pro && link === null) || told.has(id)) continue;
    told.add(id);
    console.warn(problem);
  }
}
