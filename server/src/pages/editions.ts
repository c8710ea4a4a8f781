import { ROUTES } from '@golf/shared/pages';
import { PAGE_HEADS } from '@golf/shared/page-heads';
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
import { createIntake } from './intake.ts';
import type { PageAddress } from './page-address.ts';
import { browserPage, createPageStore, type PageStore, type PageStoreOptions, type StoredPage } from './page-store.ts';
import { previewOf } from './preview.ts';

/** Editions of the site beside the one for everyone that are rendered by the server; a process each. */
const RENDERED_TRIALS = 3;
/** How long the start of the server waits for a page, in milliseconds: a worker that starts is slow, and Fastify gives up after ten seconds. */
const FIRST_PATIENCE = 6000;
/** Pages of previews, and of trials beyond those, that are kept for the browser to render. */
const KEPT_PAGES = 100;

export interface EditionsOptions extends PageStoreOptions {
  /** Whether a remote on a visitor's own machine may be laid over the site. */
  allowLocal: boolean;
}

/** One page and what it is made of. */
export interface EditionPage {
  page: StoredPage;
  /** Where the page is whose address is written otherwise. */
  movedTo: string | undefined;
  /** Name of the edition, for reports. */
  edition: string;
  /** By app. */
  versions: Versions;
}

const versionsOf = ({ shell, remotes }: Edition): Versions =>
  Object.fromEntries([...(shell ? [shell] : []), ...remotes.values()].map(({ app, version }) => [app, version]));

const HOME: PageAddress = { path: ROUTES.home, head: PAGE_HEADS.home };

/** The site in all its editions: for everyone, for those who are in trials, and for whoever asks for a preview. */
export function createEditions(options: EditionsOptions) {
  const { releases, warn } = options;
  const intake = createIntake(releases, warn);
  let pointer: Pointer = readPointer(releases, warn);
  let changedAt = pointerChangedAt(releases);
  let live = intake.first(pointer);
  const everyone = createPageStore(options, live);
  /** What `everyone` is made of, and whether some visitors get something else. */
  let shown = versionsOf(live);
  let onTrial = hasTrials(pointer);
  const trials = new Map<string, { live: Edition; store: PageStore | null }>();
  /** Pages that the browser renders, by edition and address. */
  const unrendered = new LRUCache<string, Promise<StoredPage>>({ max: KEPT_PAGES });

  async function endTrials(): Promise<void> {
    const ended = [...trials.values()];
    trials.clear();
    unrendered.clear();
    await Promise.all(ended.flatMap(({ store }) => (store ? [store.close()] : [])));
  }

  function trialOf(versions: Versions) {
    const key = JSON.stringify(versions);
    const known = trials.get(key);
    if (known) return known;
    const edition = intake.take(versions, live);
    const store = trials.size < RENDERED_TRIALS ? createPageStore(options, edition) : null;
    const trial = { live: edition, store };
    trials.set(key, trial);
    return trial;
  }

  function keep(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const page = unrendered.get(key) ?? make();
    unrendered.set(key, page);
    page.catch(() => unrendered.delete(key));
    return page;
  }

  return {
    /** What everyone gets who is in no trial. */
    live: () => live,
    pointer: () => pointer,
    hasTrials: () => onTrial,

    /** The page of a path where it is the same for everyone, and there as it should be. */
    peek(pathname: string): EditionPage | null {
      const page = onTrial ? null : everyone.peek(pathname);
      return page && { page, movedTo: undefined, edition: live.id, versions: shown };
    },

    /**
     * The page of a path for a visitor.
     * @param bucket of the visitor; null: in no trial
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

    /** A page with another release laid over what is live; the browser renders it. @throws PreviewError */
    preview(asked: string): Promise<StoredPage> {
      const { live: edition, preview } = previewOf(asked, live, { ...options, pointer });
      // The browser finds out which page it is, and search engines are kept away by a header.
      return keep(`${asked} ${edition.id}`, () => browserPage(options, edition, HOME, preview));
    },

    /**
     * Goes by the pointer and the data as they are now.
     * @returns what is new
     */
    async renew(dataChanged: boolean): Promise<'releases' | 'data' | null> {
      const pointedAt = pointerChangedAt(releases);
      // A release may reach the store after the pointer that names it: it is looked for until it is there, and whole.
      const released = intake.hasArrived() || pointedAt !== changedAt;
      if (!released && !dataChanged) return null;
      if (released) {
        pointer = readPointer(releases, warn);
        intake.goBy(pointer);
        live = intake.take(liveVersions(pointer), live);
        shown = versionsOf(live);
        onTrial = hasTrials(pointer);
      }
      changedAt = pointedAt;
      await endTrials();
      await everyone.renew(live);
      return released ? 'releases' : 'data';
    },

    /** The pages that the live remotes add to the site. */
    pages: () => everyone.pages(),

    /** Releases that the pointer names and that could not be taken up: why, in words. */
    notTakenUp: () => intake.refused(),

    /** Milliseconds that each slot of the page for everyone took to render; none while it is not in memory. */
    timesOf: (pathname: string): StoredPage['times'] => everyone.kept(pathname)?.times ?? {},

    /** What is left to the browser for now, by name. */
    leftToBrowser: () => everyone.leftToBrowser(),

    /** Makes a page before anybody asks, within reason. */
    async prepare(pathname: string): Promise<void> {
      if (!live.shell) return;
      try {
        const address = await everyone.addressOf(pathname);
        everyone.keepSmall(address.path);
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
