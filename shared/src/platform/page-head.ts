import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { SITE } from '../site.ts';
import { SITE_CARD, SOCIAL_CARD_SIZE, type SocialCard } from '../social-cards.ts';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, "/courses"; null for a page that has no address of its own (404). */
  path: string | null;
  /** Root-relative picture of an article, for search engines. */
  image?: string | undefined;
  /** What social networks show of the page; the card of the site unless given. */
  card?: SocialCard | undefined;
  keywords?: readonly string[] | undefined;
  type?: 'website' | 'article' | 'profile' | undefined;
  /** Whom a profile is of. */
  person?: { name: string; image: string | null; country: string; links: readonly string[] } | undefined;
  /** What a golf course is called, where it is, and where it looks like this. */
  golfCourse?: { name: string; image: string | null; locality: string; country: string } | undefined;
  /** What the page is a list of, in its order: names and paths of the site. */
  items?: readonly { name: string; path: string }[] | undefined;
  /** ISO day on which an article came out. */
  published?: string | undefined;
  /** HTTP status of the page; 200 unless given. */
  status?: 200 | 404 | undefined;
}

/** A tag of the head: its name, the attribute that identifies it, and the one that holds its content. */
export interface HeadTag {
  tag: 'meta' | 'link';
  key: [attribute: 'name' | 'property' | 'rel', value: string];
  content: [attribute: 'content' | 'href', value: string];
}

/** What social networks show of a page. */
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
 * The tags of a page's head, without the title.
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

/** Id of the JSON-LD script that the server puts into every page, with an empty graph where there is nothing to describe. */
export const STRUCTURED_DATA_ID = 'structured-data';

/** The canonical origin of this deployment, which the server writes into the page. For the browser only. */
export function siteOrigin(): string {
  return document.documentElement.dataset.origin ?? SITE.origin;
}

/** Path of the page that the server has sent. */
let sentPath: string | undefined;

/**
 * Takes out what the server says of its page in JSON-LD when another page is opened within it. Under Trusted Types nobody may
 * write into a script, not even data: Firefox and Safari report it. Search engines load each page by itself.
 */
function dropStructuredDataOfAnother(): void {
  sentPath ??= location.pathname;
  if (location.pathname !== sentPath) document.getElementById(STRUCTURED_DATA_ID)?.remove();
}

function applyHead(head: PageHead): void {
  document.title = head.title;
  const wanted = headTags(head, siteOrigin());
  for (const stale of document.head.querySelectorAll('[data-head]')) stale.remove();
  for (const { tag, key, content } of wanted) {
    const element = document.createElement(tag);
    element.setAttribute(...key);
    element.setAttribute(...content);
    element.dataset.head = '';
    document.head.append(element);
  }
  dropStructuredDataOfAnother();
}

/** Receives the head of the page while the server renders; null in a browser. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

function useCollected(head: PageHead): string {
  useContext(HeadCollector)?.(head);
  return JSON.stringify(head);
}

/** Sets the head of the page, in the browser and in what the server sends. */
export function usePageHead(head: PageHead): void {
  const fingerprint = useCollected(head);
  useEffect(() => applyHead(JSON.parse(fingerprint) as PageHead), [fingerprint]);
}

/** The same for a page around a slot, whose content may set a head of its own, which wins. */
export function useOuterPageHead(head: PageHead): void {
  const fingerprint = useCollected(head);
  // The effects of children run first: as a layout effect this one comes before those of the slot.
  useLayoutEffect(() => applyHead(JSON.parse(fingerprint) as PageHead), [fingerprint]);
}
