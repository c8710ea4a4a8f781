import type { ListedPage, PageHead, RenderedPage } from '@golf/shared/platform/contract';
import { LRUCache } from 'lru-cache';
import { encodeBody, inEncoding, shrink, type EncodedBody } from '../http/encoded-body.ts';
import type { PageCounts } from '../metrics.ts';
import type { Edition, Release } from '@golf/release-store';
import { Backoff } from './backoff.ts';
import { composeDocument, type ComposedDocument, type Preview } from './document.ts';
import { contentOf, pageAt, type PageAddress } from './page-address.ts';
import type { PlayerDirectory } from './player-directory.ts';
import { createRenderer, type ApiAnswer, type Renderer } from './renderer.ts';

/** Pages kept at most; beyond, the least recently used goes. */
const MAX_PAGES = 500;
/** How long a visitor waits for a page to be rendered before the browser renders it, in milliseconds. */
const PATIENCE = 1500;

/** A finished page, ready to be sent. */
export interface StoredPage extends EncodedBody {
  status: number;
  /** Hashes of the inline scripts that it may run. */
  scriptHashes: string[];
  /** Hashes of the style sheets that stand in it. */
  styleHashes: string[];
  /** Milliseconds that each slot took to render; none where the browser renders. */
  times: RenderedPage['times'];
  /** Where a remote comes from that lies on the visitor's own machine; "" for nowhere. */
  localOrigin: string;
}

export interface PageStoreOptions {
  releases: string;
  /** Canonical origin of the deployment. */
  origin: string;
  /** Origin that the releases are fetched from; "" for the site's own. */
  releasesOrigin: string;
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** The version of the data that is served; null: it is somebody else's. */
  dataVersion: () => string | null;
  players: () => Promise<PlayerDirectory | null>;
  warn: (message: string) => void;
  counts?: PageCounts;
  /** Milliseconds after which a page is made anew on the next visit; null: it holds until something changes. */
  maxAge: number | null;
}

/** A page that is kept under its path. */
interface Entry {
  /** The finished page; sent while it is made anew. */
  page: StoredPage | null;
  /** The one that is being made. */
  making: Promise<StoredPage> | null;
  madeAt: number;
  /** The state of the site that it was made from. */
  generation: number;
  /** Counts how often in a row a part of it was left to the browser: it is tried again, ever less often. */
  incomplete: Backoff | null;
}

async function finish(
  { html, ...hashes }: ComposedDocument,
  { status = 200 }: PageHead,
  times: StoredPage['times'] = {},
  localOrigin = '',
): Promise<StoredPage> {
  const page = { ...encodeBody(Buffer.from(html)), ...hashes, status, times, localOrigin };
  // What nearly everybody takes: a page is made once, before whoever asks for it next.
  await inEncoding(page, 'br');
  return page;
}

/** A page that the browser renders, of any edition. @throws Error when there is no shell in it */
export function browserPage(
  options: Pick<PageStoreOptions, 'releases' | 'origin' | 'releasesOrigin'>,
  live: Edition,
  { path, head }: PageAddress,
  preview?: Preview,
): Promise<StoredPage> {
  const document = composeDocument({
    ...options,
    live,
    shell: shellOf(live),
    page: null,
    dataVersion: null,
    path,
    fallbackHead: head,
    preview,
  });
  return finish(document, head, {}, preview?.local ? preview.version : '');
}

function shellOf({ shell }: Edition): Release {
  if (!shell) throw new Error('No release of the shell is live: run "npm run build"');
  return shell;
}

function timer(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}

/** Keeps the finished pages of one edition and one data version. */
export function createPageStore(options: PageStoreOptions, first: Edition) {
  let live = first;
  let renderer: Renderer = createRenderer({ ...options, live });
  let generation = 0;
  /** What the remotes last said they add to the site; null before they have. */
  let listed: readonly ListedPage[] | null = null;
  const entries = new LRUCache<string, Entry>({ max: MAX_PAGES });
  const fallbacks = new LRUCache<string, Promise<StoredPage>>({ max: 50 });
  /** Paths of the pages that are sent so often that the last byte is worth it. */
  const small = new Set<string>();
  /** One page after another: the rest of the thread pool is for visitors. */
  let shrinking: Promise<void> = Promise.resolve();
  let closed = false;

  /** Shrinks a page when its turn comes, unless there is a newer one by then. Nobody waits for it. */
  function shrinkLater(path: string, page: StoredPage): void {
    shrinking = shrinking.then(() => {
      const isOver = closed || entries.peek(path)?.page !== page;
      return isOver ? undefined : shrink(page);
    });
  }

  async function addressOf(pathname: string): Promise<PageAddress> {
    // Only an article's address depends on what the remotes list, and only those of players and courses on which there are.
    const of = contentOf(pathname);
    if (!listed && of === 'articles') await Promise.race([pages(), timer(PATIENCE)]);
    const players =
      of === 'players' || of === 'courses' ? await Promise.race([options.players(), timer(PATIENCE)]) : null;
    return pageAt(pathname, { articles: listed, players });
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
      // Asked for now: its answers are not newer than that.
      dataVersion: options.dataVersion(),
      path,
      fallbackHead: head,
    });
    const page = await finish(document, rendered?.head ?? head, rendered?.times);
    // Rendering ended because the edition did: what was there before is better, until it is made anew.
    if (!rendered && started !== generation && entry.page) return entry.page;
    entry.page = page;
    entry.generation = started;
    entry.madeAt = Date.now();
    // One that is made anew by the clock would be old again by then.
    if (small.has(path) && options.maxAge === null) shrinkLater(path, page);
    if (rendered && rendered.leftToBrowser.length === 0) entry.incomplete = null;
    else (entry.incomplete ??= new Backoff()).fail();
    return page;
  }

  function isDue({ page, generation: made, madeAt, incomplete }: Entry): boolean {
    const isOld = options.maxAge !== null && Date.now() - madeAt > options.maxAge;
    return !page || made !== generation || isOld || (incomplete !== null && !incomplete.isWaiting);
  }

  /** Makes a page, unless it is being made already. */
  function renewEntry(entry: Entry, address: PageAddress): Promise<StoredPage> {
    entry.making ??= make(entry, address).finally(() => (entry.making = null));
    return entry.making;
  }

  function fallback(address: PageAddress): Promise<StoredPage> {
    const key = `${live.id} ${address.path}`;
    const known = fallbacks.get(key) ?? browserPage(options, live, address);
    fallbacks.set(key, known);
    known.catch(() => fallbacks.delete(key));
    return known;
  }

  return {
    addressOf,

    /** The page of a path if it is there as it should be: without waiting for a turn of the event loop. */
    peek(pathname: string): StoredPage | null {
      const of = contentOf(pathname);
      if (of && (of !== 'articles' || !listed)) return null;
      const { path, movedTo } = pageAt(pathname, { articles: listed, players: null });
      const entry = movedTo === undefined ? entries.get(path) : null;
      if (!entry?.page || isDue(entry)) return null;
      options.counts?.asked('fresh');
      return entry.page;
    },

    /** The page that is kept for a path, whether it is as it should be or not. */
    kept: (path: string): StoredPage | null => entries.peek(path)?.page ?? null,

    /**
     * The page at an address. One that has to be made anew is sent as it was until the new one is there. One that is made
     * for the first time is waited for, within reason; then the visitor gets a page for the browser to render.
     * @param patience milliseconds that it is waited for
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

    /** From now on the page of a path is as small as it goes, once that is done. */
    keepSmall: (path: string) => void small.add(path),

    /**
     * Goes over to other releases or data at once; then makes the known pages anew, those that were asked for last
     * first. Until one is done, its visitors get the old one.
     * @param next the releases that are live now
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
        // What is being made may still be of the old state.
        await entry.making?.catch(() => {});
        if (isDue(entry)) await renewEntry(entry, await addressOf(path)).catch(() => {});
      }
    },

    /** The pages that the live remotes add to the site. */
    pages,

    /** What is left to the browser for now, by name. */
    leftToBrowser: () => renderer.leftToBrowser(),

    close(): Promise<void> {
      closed = true;
      return renderer.close();
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
