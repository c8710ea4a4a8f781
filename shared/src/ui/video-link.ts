import { thumbnailUrl, videoId } from '../site.ts';

export interface Video {
  /** Address of the video; null if the link is no web address. */
  href: string | null;
  thumbnail: string | null;
  /** What is wrong with the link, for a warning on the console; null if nothing is. */
  problem: string | null;
}

/** What can be shown for a link to a video. */
export function videoOf(link: string | null): Video {
  if (link === null) return { href: null, thumbnail: null, problem: 'Video link is undefined or null' };
  const id = videoId(link);
  const href = /^https?:\/\//.test(link) ? link : null;
  if (id === null) return { href, thumbnail: null, problem: 'Invalid YouTube URL' };
  return { href, thumbnail: thumbnailUrl(id), problem: null };
}
