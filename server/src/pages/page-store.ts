import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageHead } from '@golf/shared/platform/contract';
import type { Edition } from '../releases/edition.ts';
import type { Release } from '../releases/release.ts';
import { composeDocument, scriptHashes, type Preview } from './document.ts';
import { createRenderer, type ApiAnswer, type Renderer } from './renderer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages kept at most; an address beyond pushes the one out that was asked for the longest ago. */
const MAX_PAGES = 500;
/** How long a visitor waits for a page to be rendered before the browser renders it, in milliseconds. */
const PATIENCE = 1500;

/** A finished page, ready to be sent. */
export interface StoredPage {
  status: number;
  etag: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
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

async function finish(html: string, status: number, localOrigin = ''): Promise<StoredPage> {
  const buffer = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length };
  const [br, gz] = await Promise.all([brotli(buffer, { params }), zip(buffer)]);
  const etag = `"${createHash('sha256').update(buffer).digest('base64url').slice(0, 22)}"`;
  return { status, etag, html: buffer, br, gzip: gz, scriptHashes: scriptHashes(html), localOrigin };
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
  let pages = new Map<string, Entry>();

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
    const oldest = pages.size > MAX_PAGES ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
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
      if (known) {
        // Asked for again: the last to be pushed out.
        pages.delete(pathname);
        pages.set(pathname, known);
      }
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
      const known = [...pages.keys()];
      renderer = next.id === live.id ? old : createRenderer({ ...options, live: next });
      live = next;
      const fresh = new Map<string, Entry>();
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
