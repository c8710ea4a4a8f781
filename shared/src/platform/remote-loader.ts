import { createContext } from 'react';
import type { Resource } from '../api/resource.ts';
import { headOf, retryUrl, scriptOf } from '../late/late-import.ts';
import { arrivalOf, askAgain, digestOf, isInline, isLost, styleSheetLinks } from '../late/style-sheets.ts';
import { TimeoutError, withTimeout } from '../late/time-limit.ts';
import { recoverFromLostChunk } from './lost-chunk.ts';
import { splitExposed, type Exposed, type ExposedName, type RemoteModule, type RemoteName } from './remotes.ts';
import { reportSlotFailure } from './slot-failures.ts';

/** How long a remote may take to load before its slot says so, in milliseconds. */
export const REMOTE_TIMEOUT = 10_000;

/** A remote could not be loaded; the message says why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** One remote of the page: which of its releases is live, and the URLs of its files. */
export interface LiveRemote {
  version: string;
  /** Address of its remoteEntry.js. */
  entry: string;
  /** By module name: URL of its script, for what the page may show first. Others are asked of the container. */
  scripts?: Record<string, string>;
  /** By module name ("Courses"): addresses of the styles that it needs before it shows. */
  styles: Record<string, string[]>;
  /** For a remote on a developer's own machine: URL of its release.json, which lists its styles. */
  release?: string;
}

export type LiveRemotes = Partial<Record<RemoteName, LiveRemote>>;

/** Loads the modules of slots: by federation in a browser, from imported releases on the server. */
export interface RemoteLoader {
  /**
   * Loads a module: the same promise while it loads and once it is here, another attempt after a failure.
   * @param props of the slot that asks, for the data of its first screen
   */
  load<Name extends ExposedName>(name: Name, props: Exposed[Name]): Promise<RemoteModule<Exposed[Name]>>;
  /** Which release a remote is of, for messages. */
  versionOf(remote: RemoteName): string;
  /** Called when a slot has failed. */
  onFailure?(remote: RemoteName, kind: 'load' | 'render', error: unknown): void;
  /** Called when a slot renders: this is how the server knows the slots of a page. */
  onSlot?<Name extends ExposedName>(name: Name, props: Exposed[Name]): void;
  /** Called when all that a slot shows has been rendered. */
  onSlotEnd?(name: ExposedName): void;
}

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

/** The part of the federation runtime that the loader uses; the shell passes it in. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string; type: 'module' }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  /** Imports an exposed module by the URL of its script. Without it, all go through their container. */
  importScript?(url: string): Promise<unknown>;
}

/** Puts a style sheet into the page and waits for it; one that is there already is not loaded again. */
async function loadStyle(href: string): Promise<void> {
  const url = new URL(href, document.baseURI);
  if (isInline(url)) return undefined;
  const present = styleSheetLinks().find((link) => link.href === url.href);
  if (present?.sheet) return isLost(present) ? askAgain(present) : undefined;
  if (present) return arrivalOf(present);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const digest = digestOf(url);
  if (digest) Object.assign(link, { integrity: digest, crossOrigin: 'anonymous' });
  const arrival = arrivalOf(link);
  document.head.append(link);
  return arrival;
}

/** A function, or what `memo` and `lazy` make of one. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function isRemoteModule(value: unknown): value is RemoteModule<never> {
  return typeof value === 'object' && value !== null && 'default' in value && isComponent(value.default);
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** URLs of a module's styles, from the release's own description. */
async function stylesFrom(address: string, module: string): Promise<string[]> {
  const { modules } = (await (await fetch(address)).json()) as { modules: Record<string, { styles: string[] }> };
  return (modules[module]?.styles ?? []).map((file) => new URL(file, address).href);
}

export interface FederationOptions {
  /** Milliseconds after which a load has failed. */
  timeout?: number;
  /** Waits for the data that a module's server-rendered HTML was made of, before that HTML is hydrated. */
  settle?: (resources: Resource<unknown>[]) => Promise<unknown>;
}

/** How the attempts to load a remote have failed so far. */
interface Failure {
  count: number;
  /** Whether the last one may still be waiting for an answer. */
  isPending: boolean;
  /** The script that did not come, where the browser names it. */
  script: string | null;
}

/** Reports a slot's failure, and reloads the page if the release has been deleted. */
function onFailureOf(live: LiveRemotes): NonNullable<RemoteLoader['onFailure']> {
  return (remote, kind, error) => {
    const release = live[remote];
    if (!release) return;
    reportSlotFailure(remote, release.version, kind);
    void recoverFromLostChunk(error instanceof RemoteError ? error.cause : error, release.entry);
  };
}

/** A loader of remotes that are fetched. */
interface FederationLoader extends RemoteLoader {
  /** Starts to load the code of a slot that is going to ask for it. A failure is left to that slot. */
  loadAhead(name: ExposedName): void;
}

/** A loader that uses the federation runtime, for the remotes of this page. */
export function createFederationLoader(
  live: LiveRemotes,
  runtime: FederationRuntime,
  { timeout = REMOTE_TIMEOUT, settle }: FederationOptions = {},
): FederationLoader {
  const loads = new Map<ExposedName, Promise<RemoteModule<never>>>();
  const registered = new Set<RemoteName>();
  const failures = new Map<RemoteName, Failure>();
  /** What has been started for a slot that has not asked yet. */
  const ahead = new Map<ExposedName, Promise<unknown>>();

  function register(remote: RemoteName, entry: string): void {
    runtime.registerRemotes([{ name: remote, entry, type: 'module' }], { force: registered.has(remote) });
    registered.add(remote);
  }

  /** The exposed module, by a further attempt if there were others before. */
  async function moduleOf(name: ExposedName, { entry, scripts }: LiveRemote): Promise<unknown> {
    const { remote, module } = splitExposed(name);
    const id = `${remote}/${module}`;
    const failed = failures.get(remote);
    const script = scripts?.[module];
    // What the page shows first does not wait for the runtime. Another attempt is the container's: it knows other URLs.
    if (script !== undefined && !failed && runtime.importScript) return runtime.importScript(script);
    if (!registered.has(remote)) register(remote, entry);
    if (!failed) return runtime.loadRemote(id);
    // Asked in any case, and before a browser that remembers what failed is given another URL to remember.
    const lost = failed.script ?? entry;
    const { ok, status } = await headOf(lost);
    if (!ok) throw new RemoteError(`its script ${lost} answers ${status}`);
    try {
      // A request that was never answered would be waited for again.
      if (!failed.isPending) return await runtime.loadRemote(id);
    } catch {
      // By the other URL, then.
    }
    register(remote, retryUrl(entry, failed.count));
    return runtime.loadRemote(id);
  }

  async function fetchModule(name: ExposedName): Promise<RemoteModule<never>> {
    const { remote, module } = splitExposed(name);
    const release = live[remote];
    if (!release) throw new RemoteError('no release of it is live');
    const addresses = release.release ? stylesFrom(release.release, module) : (release.styles[module] ?? []);
    const styles = Promise.resolve(addresses).then((hrefs) => Promise.all(hrefs.map(loadStyle)));
    const started = ahead.get(name);
    ahead.delete(name);
    const [exposed] = await Promise.all([started ?? moduleOf(name, release), styles]).catch((cause: unknown) => {
      throw cause instanceof RemoteError ? cause : new RemoteError(messageOf(cause), { cause });
    });
    if (!isRemoteModule(exposed)) throw new RemoteError(`it does not export a component named "${module}"`);
    return exposed;
  }

  async function attempt(name: ExposedName, props: Exposed[ExposedName]): Promise<RemoteModule<never>> {
    const { remote } = splitExposed(name);
    try {
      const module = await withTimeout(fetchModule(name), timeout);
      failures.delete(remote);
      // Modules are kept under their name, and the contract ties each name to its props.
      await settle?.(module.queries?.(props as never) ?? []);
      return module;
    } catch (error) {
      const before = failures.get(remote);
      const isPending = error instanceof TimeoutError;
      failures.set(remote, {
        count: (before?.count ?? 0) + 1,
        isPending,
        script: scriptOf(error) ?? before?.script ?? null,
      });
      loads.delete(name);
      throw isPending ? new RemoteError(error.message, { cause: error }) : error;
    }
  }

  return {
    versionOf: (remote) => live[remote]?.version ?? 'no release',
    onFailure: onFailureOf(live),
    loadAhead(name) {
      const release = live[splitExposed(name).remote];
      if (!release || loads.has(name)) return;
      const started = moduleOf(name, release);
      started.catch(() => {}); // The slot says so.
      ahead.set(name, started);
    },
    load(name, props) {
      const load = loads.get(name) ?? readableOnceHere(attempt(name, props));
      loads.set(name, load);
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
  };
}

/**
 * Has React's `use` read what is here without suspending. Of a promise that it has not met before, it would learn a
 * moment later: a page that was prefetched would begin with its fallback.
 */
function readableOnceHere<T>(load: Promise<T>): Promise<T> {
  load.then(
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => {}, // The slot says so.
  );
  return load;
}

/** A settled promise that React's `use` reads without suspending. */
function settled<T>(module: T | undefined, name: string): Promise<T> {
  if (module !== undefined) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const reason = new RemoteError(`"${name}" is not available here`);
  const missing = Object.assign(Promise.reject<T>(reason), { status: 'rejected', reason });
  missing.catch(() => {});
  return missing;
}

/** A loader of modules that are imported already: on the server, in tests, and where a remote runs alone. */
export function createStaticLoader(
  modules: { [Name in ExposedName]?: RemoteModule<Exposed[Name]> },
  watch: Pick<RemoteLoader, 'onSlot' | 'onSlotEnd'> = {},
): RemoteLoader {
  const loads = new Map<ExposedName, Promise<RemoteModule<never>>>();
  return {
    load(name) {
      const load = loads.get(name) ?? settled(modules[name] as RemoteModule<never> | undefined, name);
      loads.set(name, load);
      // Modules are kept under their name; the contract ties each name to its props.
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
    versionOf: () => 'imported',
    ...watch,
  };
}
