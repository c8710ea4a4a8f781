import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { SITE } from '../site.ts';
import { SITE_CARD, SOCIAL_CARD_SIZE, type SocialCard } from '../social-cards.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, "/courses"; null for a page without one (404). */
  path: string | null;
  /** Root-relative picture URL of an article, for search engines. */
  image?: string | undefined;
  /** Social card of the page. Default: the card of the site. */
  card?: SocialCard | undefined;
  keywords?: readonly string[] | undefined;
  type?: 'website' | 'article' | 'profile' | undefined;
  person?: { name: string; image: string | null; country: string; links: readonly string[] } | undefined;
  golfCourse?: { name: string; image: string | null; locality: string; country: string } | undefined;
  /** Video that the page is about. */
  video?: { name: string; url: string; thumbnail: string; date: string } | undefined;
  /** Entries of a list page in their order, with paths of the site. */
  items?: readonly { name: string; path: string }[] | undefined;
  /** Publication date of an article, as ISO day. */
  published?: string | undefined;
  /** HTTP status of the page. Default: 200. */
  status?: 200 | 404 | undefined;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  key: [attribute: 'name' | 'property' | 'rel', value: string];
  content: [attribute: 'content' | 'href', value: string];
}

function socialImage({ card: { path, alt } = SITE_CARD }: PageHead, origin: string): Record<string, string> {
  return {
    'og:image': origin + path,
    'og:image:type': 'image/png',
    'og:image:width': String(SOCIAL_CARD_SIZE.width),
    'og:image:height': String(SOCIAL_CARD_SIZE.height),
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:image': origin + path,
    'twitter:image:alt': alt,
  };
}

/**
 * Tags of a page's head, without the title.
 * @param origin canonical origin of this deployment
 */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const meta = (name: string, value: string): HeadTag => ({
    tag: 'meta',
    key: [name.startsWith('og:') ? 'property' : 'name', name],
    content: ['content', value],
  });
  const tags = [
    meta('description', head.description),
    meta('og:site_name', SITE.name),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', head.type ?? 'website'),
    ...Object.entries(socialImage(head, origin)).map(([name, value]) => meta(name, value)),
  ];
  if (head.keywords?.length) tags.push(meta('keywords', head.keywords.join(', ')));
  if (head.path === null) return [...tags, meta('robots', 'noindex')];
  const url = origin + head.path;
  return [...tags, meta('og:url', url), { tag: 'link', key: ['rel', 'canonical'], content: ['href', url] }];
}

/** Id of the JSON-LD script in every page of the server. A page without structured data has an empty graph. */
export const STRUCTURED_DATA_ID = 'structured-data';

/** Canonical origin of this deployment, as the server wrote it into the page. Browser only. */
export function siteOrigin(): string {
  return document.documentElement.dataset.origin ?? SITE.origin;
}

/** Path of the page that the server has rendered; null once another page was opened within it. */
let sentPath: string | null | undefined;

function isSentPage(): boolean {
  if (sentPath === undefined) sentPath = location.pathname;
  else if (sentPath !== location.pathname) sentPath = null;
  return sentPath !== null;
}

function applyHead(head: PageHead): void {
  if (document.title !== head.title) document.title = head.title;
  const stale = new Map(Array.from(document.head.querySelectorAll('[data-head]'), (tag) => [tag.outerHTML, tag]));
  for (const { tag, key, content } of headTags(head, siteOrigin())) {
    const element = document.createElement(tag);
    element.setAttribute(...key);
    element.setAttribute(...content);
    element.dataset.head = '';
    // The server's HTML has most of them. Chromium recalculates styles for each insertion.
    if (!stale.delete(element.outerHTML)) document.head.append(element);
  }
  for (const tag of stale.values()) tag.remove();
  // A script cannot be updated: Trusted Types forbid writing into it, even data, and Firefox and Safari report it. Search
  // engines load each page separately.
  if (!isSentPage()) document.getElementById(STRUCTURED_DATA_ID)?.remove();
}

/** Receives the page's head while the server renders; null in a browser. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

function useCollected(head: PageHead): string {
  useContext(HeadCollector)?.(head);
  return JSON.stringify(head);
}

/** Sets the head of the page, in the browser and in the server's HTML. */
export function usePageHead(head: PageHead): void {
  const fingerprint = useCollected(head);
  useEffect(() => applyHead(JSON.parse(fingerprint) as PageHead), [fingerprint]);
}

/**
 * Like `usePageHead`, for a page around a slot. A head that the slot's content sets wins, in the server's HTML too: that
 * one stands until its content is hydrated.
 */
export function useOuterPageHead(head: PageHead): void {
  const fingerprint = useCollected(head);
  // Effects of children run first. As a layout effect this one runs before the effects of the slot.
  useLayoutEffect(() => {
    if (isSentPage() && document.head.querySelector('[data-head]')) return;
    applyHead(JSON.parse(fingerprint) as PageHead);
  }, [fingerprint]);
}
