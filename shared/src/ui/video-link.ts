import { thumbnailUrl, videoId } from '../site.ts';

export interface Video {
  /** URL of the video; null for an invalid web address. */
  href: string | null;
  thumbnail: string | null;
  /** Problem of the link, for a console warning; null: none. */
  problem: string | null;
}

/** Parses a link to a video. */
export function videoOf(link: string | null): Video {
  if (link === null) return { href: null, thumbnail: null, problem: 'Video link is undefined or null' };
  const id = videoId(link);
  const href = /^https?:\/\//.test(link) ? link : null;
  if (id === null) return { href, thumbnail: null, problem: 'Invalid YouTube URL' };
  return { href, thumbnail: thumbnailUrl(id), problem: null };
}
