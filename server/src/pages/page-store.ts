import type { PageHead } from '@golf/shared/platform/contract';
import { LRUCache } from 'lru-cache';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';
import type { Edition } from '../releases/edition.ts';
import type { Release } from '../releases/release.ts';
import { composeDocument, scriptHashes, type Preview } from './document.ts';
import { createRenderer, type ApiAnswer, type Renderer } from './renderer.ts';

/** Pages kept at most; beyond, the least recently used goes. */
const MAX_PAGES = 500;
/** How long a visitor waits for a page to be rendered before the browser renders it, in milliseconds. */
const PATIENCE = 1500;

/** A finished page, ready to be sent. */
export interface StoredPage extends EncodedBody {
  status: number;
  /** Hashes of its inline scripts. */
  scriptHashes: string[];
  /** Where a remote comes from that lies on the visitor's own machine; "" for nowhere. */
  localOrigin: string;
}

export interface PageStoreOptions {
  releases: string;
  fallbackHead: PageHead;
  origin: string;
  /** Origin that the releases are fetched from; "" for the site's own. */
  releasesOrigin: string;
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  warn: (message: string) => void;
  /** Milliseconds after which a page is made anew on the next visit; null: it holds until something changes. */
  maxAge: number | null;
}

interface Entry {
  page: Promise<StoredPage>;
  /** The finished page, once there is one. */
  done: StoredPage | null;
  madeAt: number;
}

/** Pages are made anew with every change of the data: better brotli would cost more than it saves. */
const QUALITY = 6;

async function finish(html: string, status: number, localOrigin = ''): Promise<StoredPage> {
  return { ...(await encodeBody(Buffer.from(html), QUALITY)), status, scriptHashes: scriptHashes(html), localOrigin };
}

/** A page that the browser renders, of any set of releases. @throws Error when there is no shell among them */
export function browserPage(
  options: Pick<PageStoreOptions, 'releases' | 'fallbackHead' | 'origin' | 'releasesOrigin'>,
  live: Edition,
  preview?: Preview,
): Promise<StoredPage> {
  const html = composeDocument({ ...options, live, shell: shellOf(live), page: null, preview });
  return finish(html, 200, preview?.local ? preview.version : '');
}

function shellOf({ shell }: Edition): Release {
  if (!shell) throw new Error('No release of the shell is live: run "npm run build"');
  return shell;
}

function timer(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}

/** Keeps the finished pages of one state of the site: one data version, one set of live releases. */
export function createPageStore(options: PageStoreOptions, first: Edition) {
  let live = first;
  let renderer: Renderer = createRenderer({ ...options, live });
  let pages = new LRUCache<string, Entry>({ max: MAX_PAGES });

  async function make(pathname: string, by: Renderer, of: Edition): Promise<StoredPage> {
    const shell = shellOf(of);
    const page = await by.render(pathname);
    const html = composeDocument({ ...options, live: of, shell, page });
    return finish(html, page?.head.status ?? 200);
  }

  function put(pathname: string): Entry {
    const entry: Entry = { page: make(pathname, renderer, live), done: null, madeAt: Date.now() };
    entry.page.then(
      (page) => (entry.done = page),
      () => pages.delete(pathname),
    );
    pages.set(pathname, entry);
    return entry;
  }

  return {
    /**
     * The page of a path. One that is still being made is waited for, within reason; then the visitor gets the
     * page for the browser to render.
     * @throws Error when no shell is live.
     */
    async get(pathname: string): Promise<StoredPage> {
      const known = pages.get(pathname);
      const stale = known && options.maxAge !== null && Date.now() - known.madeAt > options.maxAge;
      if (stale && known.done) put(pathname).page.catch(() => {});
      if (known?.done) return known.done;
      const entry = known ?? put(pathname);
      const page = await Promise.race([entry.page, timer(PATIENCE)]);
      if (page) return page;
      return browserPage(options, live);
    },

    /**
     * Makes every page anew, for changed data or releases. Visitors get the old ones until the new are done.
     * @param next the releases that are live now
     */
    async renew(next: Edition): Promise<void> {
      const old = renderer;
      const known = [...pages.rkeys()];
      renderer = next.id === live.id ? old : createRenderer({ ...options, live: next });
      live = next;
      const fresh = new LRUCache<string, Entry>({ max: MAX_PAGES });
      for (const pathname of known) {
        const page = make(pathname, renderer, next);
        const done = await page.catch(() => null);
        if (done) fresh.set(pathname, { page, done, madeAt: Date.now() });
      }
      pages = fresh;
      if (old !== renderer) await old.close();
    },

    /** The pages that the live remotes add to the site. */
    pages: () => renderer.pages(),

    close: () => renderer.close(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
