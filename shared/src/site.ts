/** Public name and origin of the site. A deployment overrides `origin` with SITE_ORIGIN. */
export const SITE = {
  name: 'Golf Handicaps',
  homeTitle: 'YouTube Golf Handicaps',
  description: "A leaderboard of top golf YouTubers' handicaps, tracked from the rounds seen on video.",
  /** Canonical origin, without a slash at its end. */
  origin: 'https://golf-handicaps.example',
  email: 'hello@golf-handicaps.example',
  membership: 'https://www.patreon.com/golf-handicaps-example',
  socials: {
    instagram: 'https://www.instagram.com/golf-handicaps-example',
    tiktok: 'https://www.tiktok.com/@golf-handicaps-example',
    x: 'https://x.com/golf_handicaps_example',
    reddit: 'https://www.reddit.com/r/golf_handicaps_example',
  },
} as const;

const FLAG_CODE = /^[a-z]{2}(?:-[a-z]{2,3})?$/;

/** The flag of a country code ("de", "gb-sct", "eu"). */
export function flagUrl(code: string): string {
  return `/flags/${code.toLowerCase()}.svg`;
}

/** Maximum number of flags on a sheet. */
export const FLAGS_ON_A_SHEET = 32;

/** Widths of a flag on a sheet, in device pixels: 28 px at two and three device pixels each. */
export const FLAG_WIDTHS = [56, 84] as const;

/** Image source and position of a flag. */
export interface FlagPicture {
  src: string;
  srcSet?: string;
  /** Position on the sheet, as `object-position` of an image that covers its box. Undefined for a single file. */
  position?: string;
}

/**
 * The most frequent codes, whose flags share a sheet.
 * @param codes a code for each row; null or '' for a row without a flag
 */
export function sheetCodes(codes: Iterable<string | null>): string[] {
  const counts = new Map<string, number>();
  for (const code of codes) {
    const name = code?.toLowerCase();
    if (name && FLAG_CODE.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return byCount
    .slice(0, FLAGS_ON_A_SHEET)
    .map(([code]) => code)
    .toSorted();
}

/**
 * Pictures for the flags of many rows. A browser opens each SVG file as a document, so the most frequent flags share
 * one sheet of pictures up to 21 px high; the others are single files.
 * @param codes a code for each row; null or '' for a row without a flag
 * @returns the picture of a code's flag, the same object each time
 */
export function flagSheet(codes: Iterable<string | null>): (code: string) => FlagPicture {
  const sheet = sheetCodes(codes);
  const address = `/flags/sheet/${sheet.join(',')}.png`;
  const src = `${address}?w=${FLAG_WIDTHS[0]}`;
  const srcSet = `${src} 2x, ${address}?w=${FLAG_WIDTHS[1]} 3x`;
  const last = Math.max(1, sheet.length - 1);
  // No fragment for each flag: browsers would repeat the layout of the whole sheet for each one.
  const pictures = new Map<string, FlagPicture>(
    sheet.map((code, index) => [code, { src, srcSet, position: `0 ${Number(((index / last) * 100).toFixed(4))}%` }]),
  );
  return (code) => {
    const name = code.toLowerCase();
    const known = pictures.get(name);
    if (known) return known;
    const alone = { src: flagUrl(name) };
    pictures.set(name, alone);
    return alone;
  };
}

const VIDEO_ID = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/;

/** The video's id of 11 characters in a link; null without one. */
export function videoId(link: string): string | null {
  return VIDEO_ID.exec(link)?.[1] ?? null;
}

/** The largest thumbnail of a video. Demo videos (ids starting "demo-") have theirs on this site. */
export function thumbnailUrl(id: string): string {
  return id.startsWith('demo-') ? `/images/thumbnails/${id}.svg` : `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`;
}

/** Placeholders for missing pictures: files of the site, independent of its data. */
export const DEFAULT_PICTURES = {
  profile: '/default-player.svg',
  channel: '/default-channel.svg',
} as const;

/** Stored widths of faces and logos in px, in addition to the original. */
export const PICTURE_WIDTHS = [48, 96, 192] as const;

const widthFor = (size: number) => PICTURE_WIDTHS.find((width) => width >= size) ?? PICTURE_WIDTHS.at(-1);

/**
 * Addresses of a face or a logo in the displayed width. A server without that width sends the original.
 * @param src "/images/profiles/1.jpg"; an address of another origin is returned unchanged
 * @param size displayed width in px
 */
export function pictureOfSize(src: string, size: number): { src: string; srcSet?: string } {
  if (!src.startsWith('/images/')) return { src };
  return { src: `${src}?w=${widthFor(size)}`, srcSet: `${src}?w=${widthFor(size * 2)} 2x` };
}
