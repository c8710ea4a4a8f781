import { LRUCache } from 'lru-cache';
import {
  type Edition,
  liveVersions,
  hasTrials,
  versionsFor,
  type Pointer,
  pointerChangedAt,
  readPointer,
  type Versions,
} from '@golf/release-store';
import { createReleaseLoader } from './release-loader.ts';
import type { Preview } from './document.ts';
import { browserPage, createPageStore, type PageStore, type PageStoreOptions, type StoredPage } from './page-store.ts';
import { previewOf } from './preview.ts';

/** Maximum number of trial editions rendered by the server. Each needs a process. */
const RENDERED_TRIALS = 3;
/** Maximum number of previews rendered by the server: anybody can ask for one. */
const RENDERED_PREVIEWS = 2;
/** Time after the last page of a preview until its process ends, in milliseconds. */
const PREVIEW_UNUSED = 120_000;
/** How long the start waits for a page, in milliseconds. A starting worker is slow, and Fastify gives up after 10 s. */
const FIRST_PATIENCE = 6000;
/** Cache size for browser-rendered pages: previews, and trials beyond `RENDERED_TRIALS`. */
const KEPT_PAGES = 100;

export interface EditionsOptions extends PageStoreOptions {
  /** Whether a preview may load a remote from the visitor's own machine. */
  allowLocal: boolean;
}

export interface EditionPage {
  page: StoredPage;
  /** Canonical path, if the requested path is a variant of it. */
  movedTo: string | undefined;
  edition: string;
  versions: Versions;
}

const versionsOf = ({ shell, remotes }: Edition): Versions =>
  Object.fromEntries([...(shell ? [shell] : []), ...remotes.values()].map(({ app, version }) => [app, version]));

/** All editions of the site: live, trials and previews. */
export function createEditions(options: EditionsOptions) {
  const { releases, warn } = options;
  const loader = createReleaseLoader(releases, warn);
  let pointer: Pointer = readPointer(releases, warn);
  let changedAt = pointerChangedAt(releases);
  let live = loader.first(pointer);
  const everyone = createPageStore(options, live);
  /** Versions in `everyone`, and whether any trial is running. */
  let shown = versionsOf(live);
  let onTrial = hasTrials(pointer);
  const trials = new Map<string, { live: Edition; store: PageStore | null }>();
  /** Page stores of previews by the value of `?preview=`. An unused one ends its process. */
  const previews = new LRUCache<string, PageStore>({
    max: RENDERED_PREVIEWS,
    ttl: PREVIEW_UNUSED,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (store, _asked, reason) => reason === 'expire' && void store.close().catch((error) => warn(String(error))),
  });
  /** Browser-rendered pages by edition and path. */
  const unrendered = new LRUCache<string, Promise<StoredPage>>({ max: KEPT_PAGES });

  /** Ends trials and previews: the next page of one gets a new edition. */
  async function endTrials(): Promise<void> {
    const ended = [...[...trials.values()].flatMap(({ store }) => store ?? []), ...previews.values()];
    trials.clear();
    unrendered.clear();
    previews.clear();
    await Promise.all(ended.map((store) => store.close()));
  }

  function trialOf(versions: Versions) {
    const key = JSON.stringify(versions);
    const known = trials.get(key);
    if (known) return known;
    const edition = loader.load(versions, live);
    const store = trials.size < RENDERED_TRIALS ? createPageStore(options, edition) : null;
    const trial = { live: edition, store };
    trials.set(key, trial);
    return trial;
  }

  /** Null: as many others are in use. The browser renders then, as with trials. */
  function previewStore(asked: string, edition: Edition, shownIn: readonly Preview[]): PageStore | null {
    const known = previews.get(asked);
    if (known) return known;
    if (previews.size >= RENDERED_PREVIEWS) return null;
    const store = createPageStore(options, edition, shownIn);
    previews.set(asked, store);
    return store;
  }

  function keep(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const page = unrendered.get(key) ?? make();
    unrendered.set(key, page);
    page.catch(() => unrendered.delete(key));
    return page;
  }

  return {
    /** Edition for visitors outside all trials. */
    live: () => live,
    pointer: () => pointer,
    hasTrials: () => onTrial,

    /** Fresh cached page, if no trial is running: then it is the same for all visitors. Else null. */
    peek(pathname: string): EditionPage | null {
      const page = onTrial ? null : everyone.peek(pathname);
      return page && { page, movedTo: undefined, edition: live.id, versions: shown };
    },

    /**
     * Page of a path for a visitor.
     * @param bucket bucket of the visitor; null: in no trial
     * @throws Error when no shell is live
     */
    async get(pathname: string, bucket: number | null): Promise<EditionPage> {
      const versions = versionsFor(pointer, bucket);
      const trial = onTrial && JSON.stringify(versions) !== JSON.stringify(liveVersions(pointer));
      const { live: edition, store } = trial ? trialOf(versions) : { live, store: everyone };
      const address = await (store ?? everyone).addressOf(pathname);
      const { movedTo, path } = address;
      const page = await (store
        ? store.get(address)
        : keep(`${edition.id} ${path}`, () => browserPage(options, edition, address)));
      return { page, movedTo, edition: edition.id, versions: versionsOf(edition) };
    },

    /**
     * Page with other releases in place of live ones. One of the visitor's own machine is rendered by the browser.
     * @throws PreviewError
     */
    async preview(asked: string, pathname: string): Promise<StoredPage> {
      const { live: edition, previews } = previewOf(asked, live, { ...options, pointer });
      const store = previews.some(({ local }) => local) ? null : previewStore(asked, edition, previews);
      const address = await (store ?? everyone).addressOf(pathname);
      return store
        ? store.get(address)
        : keep(`${asked} ${edition.id} ${address.path}`, () => browserPage(options, edition, address, previews));
    },

    /**
     * Applies changes of the pointer and the data.
     * @returns the kind of change
     */
    async renew(dataChanged: boolean): Promise<'releases' | 'data' | null> {
      const pointedAt = pointerChangedAt(releases);
      // A release may reach the store after the pointer that names it. It is polled until it is complete.
      const released = loader.hasArrived() || pointedAt !== changedAt;
      if (!released && !dataChanged) return null;
      if (released) {
        pointer = readPointer(releases, warn);
        loader.forgetUnnamed(pointer);
        live = loader.load(liveVersions(pointer), live);
        shown = versionsOf(live);
        onTrial = hasTrials(pointer);
      }
      changedAt = pointedAt;
      await endTrials();
      await everyone.renew(live);
      return released ? 'releases' : 'data';
    },

    pages: () => everyone.pages(),

    notTakenUp: () => loader.refused(),

    /** Render time per slot in milliseconds, from the cached page of the live edition. Empty if not cached. */
    timesOf: (pathname: string): StoredPage['times'] => everyone.kept(pathname)?.times ?? {},

    /** Names of slots that the browser renders at the moment. */
    leftToBrowser: () => everyone.leftToBrowser(),

    /** Renders a page in advance, with a limited wait. */
    async prepare(pathname: string): Promise<void> {
      if (!live.shell) return;
      try {
        const address = await everyone.addressOf(pathname);
        everyone.recompress(address.path);
        await everyone.get(address, FIRST_PATIENCE);
      } catch (error) {
        warn(String(error));
      }
    },

    async close(): Promise<void> {
      await endTrials();
      await everyone.close();
    },
  };
}

export type Editions = ReturnType<typeof createEditions>;
