import type { ListedPage, PageHead, RenderedPage } from '@golf/shared/platform/contract';
import { LRUCache } from 'lru-cache';
import { encodeBody, inEncoding, shrink, type EncodedBody } from '../http/encoded-body.ts';
import type { PageCounts } from '../metrics.ts';
import type { Edition, Release } from '@golf/release-store';
import { Backoff } from './backoff.ts';
import { composeDocument, type ComposedDocument, type Preview } from './document.ts';
import { contentOf, pageAt, type PageAddress } from './page-address.ts';
import type { PlayerDirectory } from './player-directory.ts';
import { roundAt } from './round-path.ts';
import { createRenderer, type ApiAnswer, type Renderer } from './renderer.ts';

/** Maximum number of cached pages (LRU). */
const MAX_PAGES = 500;
/** How long a visitor waits for server rendering before the browser renders the page, in milliseconds. */
const PATIENCE = 1500;

export interface StoredPage extends EncodedBody {
  status: number;
  /** Hashes of its allowed inline scripts. */
  scriptHashes: string[];
  /** Hashes of its inlined style sheets. */
  styleHashes: string[];
  /** Render time per slot in milliseconds. Empty for a page that the browser renders. */
  times: RenderedPage['times'];
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Origins of remotes on the visitor's own machine, with spaces between them. Empty: none. */
  localOrigin: string;
}

export interface PageStoreOptions {
  releases: string;
  /** Canonical origin of the deployment. */
  origin: string;
  /** Origin of the releases. Empty: same as the site. */
  releasesOrigin: string;
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Null: data of another backend. */
  dataVersion: () => string | null;
  players: () => Promise<PlayerDirectory | null>;
  warn: (message: string) => void;
  counts?: PageCounts;
  /** Milliseconds until a page is stale. Null: valid until data or releases change. */
  maxAge: number | null;
}

interface Entry {
  /** The last finished page; served while a new one is rendered. */
  page: StoredPage | null;
  making: Promise<StoredPage> | null;
  madeAt: number;
  /** Generation (state of data and releases) that the page was rendered from. */
  generation: number;
  /** Present while a part of the page is left to the browser: retries with a growing pause. */
  incomplete: Backoff | null;
}

async function finish(
  { html, ...hashes }: ComposedDocument,
  { status = 200 }: PageHead,
  times: StoredPage['times'] = {},
  localOrigin = '',
): Promise<StoredPage> {
  const page = { ...encodeBody(Buffer.from(html)), ...hashes, status, times, madeAt: Date.now(), localOrigin };
  // Most clients accept brotli. Compressing here keeps the first request fast.
  await inEncoding(page, 'br');
  return page;
}

/**
 * A browser-rendered page of any edition.
 * @throws Error when the edition has no shell
 */
export function browserPage(
  options: Pick<PageStoreOptions, 'releases' | 'origin' | 'releasesOrigin'>,
  live: Edition,
  { path, head }: PageAddress,
  previews: readonly Preview[] = [],
): Promise<StoredPage> {
  const document = composeDocument({
    ...options,
    live,
    shell: shellOf(live),
    page: null,
    dataVersion: null,
    path,
    fallbackHead: head,
    previews,
  });
  const local = previews.flatMap((one) => (one.local ? one.version : []));
  return finish(document, head, {}, local.join(' '));
}

function shellOf({ shell }: Edition): Release {
  if (!shell) throw new Error('No release of the shell is live: run "npm run build"');
  return shell;
}

function timer(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}

/** Caches the finished pages of one edition and one data version. @param previews published ones in the edition */
export function createPageStore(options: PageStoreOptions, first: Edition, previews: readonly Preview[] = []) {
  let live = first;
  let renderer: Renderer = createRenderer({ ...options, live });
  let generation = 0;
  /** Pages that the remotes last listed. Null: not listed yet. */
  let listed: readonly ListedPage[] | null = null;
  const entries = new LRUCache<string, Entry>({ max: MAX_PAGES });
  const fallbacks = new LRUCache<string, Promise<StoredPage>>({ max: 50 });
  /** Paths of frequently sent pages, which get the smallest compression. */
  const small = new Set<string>();
  /** One page at a time: the rest of the thread pool serves visitors. */
  let shrinking: Promise<void> = Promise.resolve();
  let closed = false;

  /** Queues a page for compression at best quality. Skipped if a newer page has replaced it. */
  function shrinkLater(path: string, page: StoredPage): void {
    shrinking = shrinking.then(() => {
      const isOver = closed || entries.peek(path)?.page !== page;
      return isOver ? undefined : shrink(page);
    });
  }

  async function addressOf(pathname: string): Promise<PageAddress> {
    // An article's path depends on the list of the remotes; that of a player or course on the player directory; that of
    // a round on its answer.
    const of = contentOf(pathname);
    if (!listed && of === 'articles') await Promise.race([pages(), timer(PATIENCE)]);
    const players =
      of === 'players' || of === 'courses' ? await Promise.race([options.players(), timer(PATIENCE)]) : null;
    const rounds =
      of === 'players' ? await Promise.race([roundAt(pathname, options.fetchAnswer), timer(PATIENCE)]) : null;
    return pageAt(pathname, { articles: listed, players, rounds });
  }

  async function pages(): Promise<readonly ListedPage[]> {
    listed = (await renderer.pages().catch(() => null)) ?? listed;
    return listed ?? [];
  }

  async function make(entry: Entry, { path, head }: PageAddress): Promise<StoredPage> {
    const [by, of, started] = [renderer, live, generation];
    const rendered = await by.render(path);
    const document = composeDocument({
      ...options,
      live: of,
      shell: shellOf(of),
      page: rendered,
      // Read after rendering: the answers in the page are not newer than this version.
      dataVersion: options.dataVersion(),
      path,
      fallbackHead: head,
      previews,
    });
    const page = await finish(document, rendered?.head ?? head, rendered?.times);
    // Rendering was cut off by a change of edition. The previous page is better until the next render.
    if (!rendered && started !== generation && entry.page) return entry.page;
    entry.page = page;
    entry.generation = started;
    entry.madeAt = Date.now();
    // With `maxAge` the page expires before the small version is ready.
    if (small.has(path) && options.maxAge === null) shrinkLater(path, page);
    if (rendered && rendered.leftToBrowser.length === 0) entry.incomplete = null;
    else (entry.incomplete ??= new Backoff()).fail();
    return page;
  }

  function isDue({ page, generation: made, madeAt, incomplete }: Entry): boolean {
    const isOld = options.maxAge !== null && Date.now() - madeAt > options.maxAge;
    return !page || made !== generation || isOld || (incomplete !== null && !incomplete.isWaiting);
  }

  /** Renders a page, unless a render is already in progress. */
  function renewEntry(entry: Entry, address: PageAddress): Promise<StoredPage> {
    entry.making ??= make(entry, address).finally(() => (entry.making = null));
    return entry.making;
  }

  function fallback(address: PageAddress): Promise<StoredPage> {
    const key = `${live.id} ${address.path}`;
    const known = fallbacks.get(key) ?? browserPage(options, live, address, previews);
    fallbacks.set(key, known);
    known.catch(() => fallbacks.delete(key));
    return known;
  }

  return {
    addressOf,

    /** The cached page, if it is fresh. Synchronous. */
    peek(pathname: string): StoredPage | null {
      const of = contentOf(pathname);
      if (of && (of !== 'articles' || !listed)) return null;
      const { path, movedTo } = pageAt(pathname, { articles: listed, players: null, rounds: null });
      const entry = movedTo === undefined ? entries.get(path) : null;
      if (!entry?.page || isDue(entry)) return null;
      options.counts?.asked('fresh');
      return entry.page;
    },

    /** The cached page of a path, fresh or stale. */
    kept: (path: string): StoredPage | null => entries.peek(path)?.page ?? null,

    /**
     * The page at an address. A stale page is served while it is rendered again. A page without a cached version is
     * awaited up to `patience`; after that the visitor gets a browser-rendered page.
     * @param patience maximum wait in milliseconds
     * @throws Error when no shell is live
     */
    async get(address: PageAddress, patience = PATIENCE): Promise<StoredPage> {
      const entry: Entry = entries.get(address.path) ?? {
        page: null,
        making: null,
        madeAt: 0,
        generation,
        incomplete: null,
      };
      entries.set(address.path, entry);
      const isStale = isDue(entry);
      options.counts?.asked(!entry.page ? 'missing' : isStale ? 'stale' : 'fresh');
      if (isStale) renewEntry(entry, address).catch(() => {});
      if (entry.page) return entry.page;
      const page = await Promise.race([entry.making, timer(patience)]);
      return page ?? fallback(address);
    },

    /** Compresses this page at best quality from now on. */
    recompress: (path: string) => void small.add(path),

    /**
     * Switches to new releases or data at once, then renders all cached pages again, most recently used first. Until
     * its render is done, each page is served stale.
     * @param next live edition from now on
     */
    async renew(next: Edition): Promise<void> {
      const old = renderer;
      if (next.id !== live.id) renderer = createRenderer({ ...options, live: next });
      live = next;
      generation += 1;
      const current = generation;
      if (old !== renderer) {
        fallbacks.clear();
        await old.close();
        await pages();
      }
      for (const [path, entry] of entries.entries()) {
        if (generation !== current) return;
        // A render in progress may use the old state.
        await entry.making?.catch(() => {});
        if (isDue(entry)) await renewEntry(entry, await addressOf(path)).catch(() => {});
      }
    },

    pages,

    /** Names of slots that the browser renders at the moment. */
    leftToBrowser: () => renderer.leftToBrowser(),

    close(): Promise<void> {
      closed = true;
      return renderer.close();
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
