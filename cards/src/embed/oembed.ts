import { embedCode, embedOf } from '@golf/shared/embeds';
import { SITE } from '@golf/shared/site';
import { SOCIAL_CARD_SIZE } from '@golf/shared/social-cards';
import type { CardSite } from '../site.ts';
import { frameAt } from './frame-at.ts';

/** Seconds for which a consumer may keep the description. */
const KEPT = 300;

/** A refusal in words. */
export interface Refusal {
  status: 400 | 404 | 501;
  code: string;
  message: string;
}

const refuse = (status: Refusal['status'], code: string, message: string): Refusal => ({ status, code, message });

const NO_EMBED = refuse(404, 'not_found', 'There is nothing to embed of this page.');

/** A size that a consumer allows. Undefined: any; null: not a size. */
function sizeIn(query: URLSearchParams, name: string): number | null {
  const asked = query.get(name);
  if (asked === null) return Infinity;
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null;
}

/**
 * Describes the frame of a page (oembed.com, type "rich").
 * @returns the description as JSON, or why there is none
 * @throws NotSaid if the backend does not report the data
 */
export async function describeEmbed(site: CardSite, query: URLSearchParams): Promise<object | Refusal> {
  const address = query.get('url') ?? '';
  if (address === '') return refuse(400, 'no_url', 'Name the page to embed: ?url=…');
  if ((query.get('format') ?? 'json') !== 'json') return refuse(501, 'no_such_format', 'The only format is json.');
  const [width, height] = [sizeIn(query, 'maxwidth'), sizeIn(query, 'maxheight')];
  if (width === null || height === null)
    return refuse(400, 'bad_size', 'maxwidth and maxheight must be whole numbers of pixels above 0.');
  const url = URL.parse(address);
  if (!url) return refuse(400, 'bad_url', 'The url must be the whole address of a page, with its https://.');
  if (url.origin !== site.origin)
    return refuse(404, 'foreign', `Only pages of ${site.origin} can be embedded from here.`);
  const embed = embedOf(url.pathname + url.search);
  const found = embed && (await frameAt(site, embed.path));
  if (!embed || !found?.isThere) return NO_EMBED;
  const size = { width: Math.min(embed.width, width), height: Math.min(embed.height, height) };
  const { title } = found.frame;
  const card = SOCIAL_CARD_SIZE;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: SITE.name,
    provider_url: site.origin,
    cache_age: KEPT,
    html: embedCode({ ...embed, ...size }, title, site.origin),
    ...size,
    // The specification allows no thumbnail above the allowed size.
    ...(card.width <= width &&
      card.height <= height && {
        thumbnail_url: site.origin + embed.card,
        thumbnail_width: card.width,
        thumbnail_height: card.height,
      }),
  };
}
