import {
  REMOTES,
  slotProps,
  splitExposed,
  type ExposedName,
  type RemoteLoader,
  type RemoteName,
} from '@golf/shared/platform';
import type { Inspected, PageState } from '@golf/shared/platform/contract';

/** What the inspector is given of the page that it looks at. */
export interface InspectedPage {
  page: PageState;
  loader: RemoteLoader;
  /** The slots that the server has rendered. */
  fromServer: ReadonlySet<ExposedName>;
}

/** A resource that the page has fetched. */
interface Fetched {
  /** Path, without a query. */
  path: string;
  /** Compressed, without headers: also what came from the browser's cache. */
  bytes: number;
}

/** What is known of one slot. Of its release it says the same as of every other slot of that app. */
export interface SlotFacts {
  name: ExposedName;
  element: HTMLElement;
  app: RemoteName;
  version: string;
  /** Percent of the visitors who get this version; "preview" for nobody else; null while it is not known. */
  share: number | 'preview' | null;
  owner: string | null;
  /** What its release changes, a sentence each. */
  change: string[];
  /** Where its folder is to be read; null: nobody has said. */
  sources: string | null;
  /** Milliseconds that the server took; null where it was rendered in the browser. */
  renderedIn: number | null;
  isFromServer: boolean;
  /** Milliseconds from the start of the visit until it answered clicks; null: not yet. */
  aliveAfter: number | null;
  /** Scripts and style sheets of its app. */
  requests: number;
  bytes: number;
  /** What its first screen asked the API for. */
  data: Fetched[];
  /** Pages that its release was on, and failures there; null while they are not known. */
  health: Pick<Inspected['releases'][number], 'pages' | 'failures'> | null;
  /** Its release: the entry that browsers fetch. */
  entry: string;
}

/** What the browser remembers of what it has fetched. */
function fetchedSoFar(): Fetched[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
}

/** The requests of an app's own files, by the folder of its releases. */
const requestsOf = (app: string, fetched: readonly Fetched[]): Fetched[] =>
  fetched.filter(({ path }) => path.includes(`/releases/${app}/`) && /\.(?:js|css)$/.test(path));

/** When a slot answered clicks for the first time. */
function aliveAfter(name: ExposedName): number | null {
  return performance.getEntriesByName(`golf:alive ${name}`)[0]?.startTime ?? null;
}

async function dataOf(
  name: ExposedName,
  props: object,
  loader: RemoteLoader,
  fetched: readonly Fetched[],
): Promise<Fetched[]> {
  // The contract ties the slot's name to its props, and RemoteSlot has noted both.
  const { queries } = await loader.load(name, props as never);
  return (queries?.(props as never) ?? []).map(({ queryKey: [path] }) => ({
    path,
    // What stands in the page was not fetched.
    bytes: fetched.find((one) => one.path === path)?.bytes ?? 0,
  }));
}

function isExposed(name: string | undefined): name is ExposedName {
  return name !== undefined && (name.split('/')[0] ?? '') in REMOTES;
}

/** The slots on the page, in its order, with what is known of them. @param told by the server; null: it did not answer */
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
    const props = slotProps.get(element);
    return [
      {
        name,
        element,
        app: remote,
        version,
        share: page.preview?.app === remote ? 'preview' : (release?.share ?? null),
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
