import type { Round } from '@golf/shared/api';
import { thumbnailUrl, videoId } from '@golf/shared/site';

export interface Video {
  /** Where the round can be seen; null where the link leads nowhere. */
  href: string | null;
  thumbnail: string | null;
  /** What is wrong with the link, as the console says it. */
  problem: string | null;
}

/** What a link to a video is good for. */
export function videoOf(link: string | null): Video {
  if (link === null) return { href: null, thumbnail: null, problem: 'Video link is undefined or null' };
  const id = videoId(link);
  const href = /^https?:\/\//.test(link) ? link : null;
  if (id === null) return { href, thumbnail: null, problem: 'Invalid YouTube URL' };
  return { href, thumbnail: thumbnailUrl(id), problem: null };
}

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
