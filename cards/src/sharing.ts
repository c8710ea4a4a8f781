import { boardPath, filtersIn } from '@golf/shared/embeds';
import { SITE_CARD } from '@golf/shared/social-cards';
import { LRUCache } from 'lru-cache';
import { contentAt } from './content/content-at.ts';
import { picturesOf } from './content/content.ts';
import { playerContent } from './content/players.ts';
import type { Artist } from './drawing/artist.ts';
import { EMBED_POLICY, frameHtml } from './embed/frame.ts';
import { frameAt } from './embed/frame-at.ts';
import { OVERLAY_POLICY, overlayHtml } from './embed/overlay.ts';
import { NotSaid, type CardSite } from './site.ts';

/** Response for an address. */
export interface Shared {
  /** 404 for a page with a not-found message. */
  status: 200 | 404;
  body: Buffer;
  /** Content-Type. */
  type: string;
  cacheControl: string;
  /** Other headers. */
  headers: Record<string, string>;
}

/**
 * Finds the response for an address below /cards, /embed or /overlay.
 * @returns null for an unknown path
 */
export type Sharing = (address: string) => Promise<Shared | null>;

/** Maximum size of the card cache, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
const AN_HOUR = 'public, max-age=3600';
/** Cache-Control of the fallback for a card that cannot be drawn now. */
const A_MINUTE = 'public, max-age=60';

const PICTURE = {
  // A picture opened in its own tab is a document.
  'content-security-policy': "default-src 'none'; sandbox",
};

const BOARD = '/embed/leaderboard';
const OVERLAY = /^\/overlay\/players\/([1-9]\d{0,9})$/;
export const FIVE_MINUTES = 'public, max-age=300';
/** An overlay asks again for itself. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const FOR_OTHER_PAGES = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-robots-tag': 'noindex',
};

const card = (body: Buffer, cacheControl: string): Shared => ({
  status: 200,
  body,
  type: 'image/png',
  cacheControl,
  headers: PICTURE,
});

/** Content for other sites: social cards of the pages, frames, and overlays of videos. */
export function createSharing(site: CardSite, artist: Pick<Artist, 'draw'>): Sharing {
  const kept = new LRUCache<string, Shared>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length,
    ttl: site.maxAge ?? 0,
  });
  const making = new Map<string, Promise<Shared | null>>();
  const page = (isThere: boolean, html: string, policy: string, cacheControl: string): Shared => ({
    status: isThere ? 200 : 404,
    body: Buffer.from(html),
    type: 'text/html; charset=utf-8',
    cacheControl,
    headers: { ...FOR_OTHER_PAGES, 'content-security-policy': policy },
  });

  async function drawn(path: string): Promise<Shared | null> {
    const content = await contentAt(site, path);
    if (!content) return null;
    const addresses = picturesOf(content);
    const files = await Promise.all(addresses.map((address) => site.fileAt(address).catch(() => null)));
    const pictures = new Map(addresses.flatMap((address, at) => (files[at] ? [[address, files[at]]] : [])));
    return card(await artist.draw(content, pictures), AN_HOUR);
  }

  async function embedded(address: string): Promise<Shared | null> {
    const found = await frameAt(site, address);
    return found && page(found.isThere, frameHtml(found.frame), EMBED_POLICY, FIVE_MINUTES);
  }

  async function laidOver(path: string): Promise<Shared | null> {
    const [, id] = OVERLAY.exec(path) ?? [];
    if (id === undefined) return null;
    const content = await playerContent(site, Number(id));
    return page(content !== null, overlayHtml(content), OVERLAY_POLICY, REVALIDATE);
  }

  /** The card of the whole site, a fallback for a card that cannot be drawn now. */
  async function general(): Promise<Shared | null> {
    const body = await site.fileAt(SITE_CARD.path);
    return body && card(body, A_MINUTE);
  }

  async function make(path: string, key: string): Promise<Shared | null> {
    const isCard = path.startsWith('/cards/');
    try {
      const of = isCard ? drawn : path.startsWith('/embed/') ? embedded : laidOver;
      const shared = await of(path);
      if (shared?.status === 200) kept.set(key, shared);
      return shared;
    } catch (error) {
      if (!isCard) throw error;
      if (!(error instanceof NotSaid)) site.warn(`${path} is not drawn: ${String(error)}`);
      return general();
    }
  }

  return async function get(address) {
    const [pathname = '', query] = address.split('?', 2);
    // Only the leaderboard's filters matter: other queries must not make more copies.
    const path = pathname === BOARD ? boardPath(filtersIn(new URLSearchParams(query)), BOARD) : pathname;
    const key = `${site.dataVersion()} ${path}`;
    const known = kept.get(key) ?? making.get(key);
    if (known) return known;
    const work = make(path, key).finally(() => making.delete(key));
    making.set(key, work);
    return work;
  };
}
