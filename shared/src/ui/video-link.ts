import { thumbnailUrl, videoId } from '../site.ts';

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
