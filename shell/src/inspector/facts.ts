import {
  REMOTES,
  slotProps,
  splitExposed,
  type ExposedName,
  type RemoteLoader,
  type RemoteName,
} from '@golf/shared/platform';
import type { Inspected, PageState } from '@golf/shared/platform/contract';

export interface InspectedPage {
  page: PageState;
  loader: RemoteLoader;
  fromServer: ReadonlySet<ExposedName>;
}

interface Fetched {
  /** Path without query. */
  path: string;
  /** Compressed size without headers, also for a response from the browser's cache. */
  bytes: number;
}

/** Facts about one slot. The facts about its release are the same for all slots of that app. */
export interface SlotFacts {
  name: ExposedName;
  element: HTMLElement;
  app: RemoteName;
  version: string;
  /** Share of the visitors who get this version, in percent; "preview": only this visitor; null: not known yet. */
  share: number | 'preview' | null;
  owner: string | null;
  /** Changes of the release, one sentence each. */
  change: string[];
  /** URL of the app's source folder; null: not configured. */
  sources: string | null;
  /** Server render time in milliseconds; null: rendered in the browser. */
  renderedIn: number | null;
  isFromServer: boolean;
  /** Milliseconds from navigation start to hydration; null: not hydrated yet. */
  aliveAfter: number | null;
  /** Number of the app's script and style sheet requests. */
  requests: number;
  bytes: number;
  /** API resources of the first screen. */
  data: Fetched[];
  /** Pages rendered with the release, and failures on them; null: not known yet. */
  health: Pick<Inspected['releases'][number], 'pages' | 'failures'> | null;
  entry: string;
}

function fetchedSoFar(): Fetched[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
}

/** Requests of an app's own files, recognised by its release folder. */
const requestsOf = (app: string, fetched: readonly Fetched[]): Fetched[] =>
  fetched.filter(({ path }) => path.includes(`/releases/${app}/`) && /\.(?:js|css)$/.test(path));

/** Hydration time of a slot, in milliseconds since navigation start. */
function aliveAfter(name: ExposedName): number | null {
  return performance.getEntriesByName(`golf:alive ${name}`)[0]?.startTime ?? null;
}

async function dataOf(
  name: ExposedName,
  props: object,
  loader: RemoteLoader,
  fetched: readonly Fetched[],
): Promise<Fetched[]> {
  // Cast: the contract ties the name to the props, and RemoteSlot stores both.
  const { queries } = await loader.load(name, props as never);
  return (queries?.(props as never) ?? []).map(({ queryKey: [path] }) => ({
    path,
    // Data inlined in the page was not fetched: 0 bytes.
    bytes: fetched.find((one) => one.path === path)?.bytes ?? 0,
  }));
}

function isExposed(name: string | undefined): name is ExposedName {
  return name !== undefined && (name.split('/')[0] ?? '') in REMOTES;
}

/** Facts about the slots, in page order. @param told answer of the server; null: no answer */
export async function factsOf(
  { page, loader, fromServer }: InspectedPage,
  told: Inspected | null,
): Promise<SlotFacts[]> {
  const fetched = fetchedSoFar();
  const slots = [...document.querySelectorAll<HTMLElement>('[data-boundary]')];
  const facts = slots.map(async (element): Promise<SlotFacts[]> => {
    const { boundary: name } = element.dataset;
    if (!isExposed(name)) return [];
    const { remote } = splitExposed(name);
    const { version = 'no release', entry = '' } = page.remotes[remote] ?? {};
    const release = told?.releases.find((one) => one.app === remote && one.version === version);
    const own = requestsOf(remote, fetched);
    const isPreviewed = [page.preview, ...(page.alsoPreviewed ?? [])].some((one) => one?.app === remote);
    const props = slotProps.get(element);
    return [
      {
        name,
        element,
        app: remote,
        version,
        share: isPreviewed ? 'preview' : (release?.share ?? null),
        owner: release?.owner ?? null,
        change: release?.change ?? [],
        sources: told?.sources ? `${told.sources}/${remote}` : null,
        isFromServer: fromServer.has(name),
        renderedIn: (fromServer.has(name) && told?.times[name]) || null,
        aliveAfter: aliveAfter(name),
        requests: own.length,
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        data: props ? await dataOf(name, props, loader, fetched).catch(() => []) : [],
        health: release ?? null,
        entry,
      },
    ];
  });
  return (await Promise.all(facts)).flat();
}
