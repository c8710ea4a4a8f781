import type { Round } from '@golf/shared/api';
import { videoOf } from '@golf/shared/ui';

const reported = new Set<number>();

/** Warns on the console about invalid video links, once per round. A pro round may have no link. */
export function reportLinks(rounds: readonly Round[]): void {
  for (const { id, link, pro } of rounds) {
    const { problem } = videoOf(link);
    if (problem === null || (pro && link === null) || reported.has(id)) continue;
    reported.add(id);
    console.warn(problem);
  }
}
