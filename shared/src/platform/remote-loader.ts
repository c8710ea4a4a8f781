import { createContext } from 'react';
import type { Resource } from '../api/resource.ts';
import { headOf, retryUrl, scriptOf } from '../late/late-import.ts';
import { arrivalOf, askAgain, digestOf, isInline, isLost, styleSheetLinks } from '../late/style-sheets.ts';
import { TimeoutError, withTimeout } from '../late/time-limit.ts';
import { recoverFromLostChunk } from './lost-chunk.ts';
import { splitExposed, type Exposed, type ExposedName, type RemoteModule, type RemoteName } from './remotes.ts';
import { reportSlotFailure } from './slot-failures.ts';

/** Load timeout of a remote, in milliseconds. After the timeout the slot shows its failure. */
export const REMOTE_TIMEOUT = 10_000;

/** A remote failed to load. The message gives the reason. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** Live release of one remote, with the URLs of its files. */
export interface LiveRemote {
  version: string;
  /** URL of remoteEntry.js. */
  entry: string;
  /** Script URLs by module name, for modules of a first screen. Other modules load through the container. */
  scripts?: Record<string, string>;
  /** Style sheet URLs by module name ("Courses"), loaded before the module renders. */
  styles: Record<string, string[]>;
  /** Not set any more. Goes with the next major version of the platform. */
  release?: string;
}

export type LiveRemotes = Partial<Record<RemoteName, LiveRemote>>;

/** Loads the modules of slots: through federation in a browser, from imported releases on the server. */
export interface RemoteLoader {
  /**
   * Loads a module. Pending and successful loads share one promise; the next call after a failure retries.
   * @param props props of the requesting slot, for the data of its first screen
   */
  load<Name extends ExposedName>(name: Name, props: Exposed[Name]): Promise<RemoteModule<Exposed[Name]>>;
  versionOf(remote: RemoteName): string;
  onFailure?(remote: RemoteName, kind: 'load' | 'render', error: unknown): void;
  /** Called when a slot starts to render. The server collects the slots of a page with it. */
  onSlot?<Name extends ExposedName>(name: Name, props: Exposed[Name]): void;
  /** Called after the whole content of a slot has rendered. */
  onSlotEnd?(name: ExposedName): void;
}

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

/** The subset of the federation runtime that the loader uses. The shell passes the runtime in. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string; type: 'module' }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  /** Imports an exposed module by its script URL. If absent, every module loads through its container. */
  importScript?(url: string): Promise<unknown>;
}

/**
 * Adds a style sheet to the page and waits until it is loaded. An existing link is reused; a lost one is fetched again.
 */
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

/** True for a function component and for the result of `memo` or `lazy`. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function isRemoteModule(value: unknown): value is RemoteModule<never> {
  return typeof value === 'object' && value !== null && 'default' in value && isComponent(value.default);
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

export interface FederationOptions {
  /** Load timeout in milliseconds. */
  timeout?: number;
  /** Waits for the data that a module's server-rendered HTML was made of. Hydration starts afterwards. */
  settle?: (resources: Resource<unknown>[]) => Promise<unknown>;
}

interface Failure {
  count: number;
  /** Whether the last attempt timed out: its request may still be pending. */
  isPending: boolean;
  /** URL of the script that failed to load; null if the browser's error does not name it. */
  script: string | null;
}

/** Reports a slot's failure. Reloads the page if the release has been deleted. */
function onFailureOf(live: LiveRemotes): NonNullable<RemoteLoader['onFailure']> {
  return (remote, kind, error) => {
    const release = live[remote];
    if (!release) return;
    reportSlotFailure(remote, release.version, kind);
    void recoverFromLostChunk(error instanceof RemoteError ? error.cause : error, release.entry);
  };
}

interface FederationLoader extends RemoteLoader {
  /** Starts to load a slot's code before the slot renders. The slot reports a failure. */
  loadAhead(name: ExposedName): void;
}

/** Creates a loader that fetches the page's remotes through the federation runtime. */
export function createFederationLoader(
  live: LiveRemotes,
  runtime: FederationRuntime,
  { timeout = REMOTE_TIMEOUT, settle }: FederationOptions = {},
): FederationLoader {
  const loads = new Map<ExposedName, Promise<RemoteModule<never>>>();
  const registered = new Set<RemoteName>();
  const failures = new Map<RemoteName, Failure>();
  /** Imports started by `loadAhead` that no slot has used yet. */
  const ahead = new Map<ExposedName, Promise<unknown>>();

  function register(remote: RemoteName, entry: string): void {
    runtime.registerRemotes([{ name: remote, entry, type: 'module' }], { force: registered.has(remote) });
    registered.add(remote);
  }

  /** Imports the exposed module. After a failure it retries through the container. */
  async function moduleOf(name: ExposedName, { entry, scripts }: LiveRemote): Promise<unknown> {
    const { remote, module } = splitExposed(name);
    const id = `${remote}/${module}`;
    const failed = failures.get(remote);
    const script = scripts?.[module];
    // First-screen modules load without the runtime. A retry uses the container, because the entry has retry URLs.
    if (script !== undefined && !failed && runtime.importScript) return runtime.importScript(script);
    if (!registered.has(remote)) register(remote, entry);
    if (!failed) return runtime.loadRemote(id);
    // Every retry checks the script first: a browser that caches failures would cache the failure of the retry URL too.
    const lost = failed.script ?? entry;
    const { ok, status } = await headOf(lost);
    if (!ok) throw new RemoteError(`its script ${lost} answers ${status}`);
    try {
      // Skipped after a timeout: the runtime would wait for the same unanswered request.
      if (!failed.isPending) return await runtime.loadRemote(id);
    } catch {
      // Falls through to the retry URL.
    }
    register(remote, retryUrl(entry, failed.count));
    return runtime.loadRemote(id);
  }

  async function fetchModule(name: ExposedName): Promise<RemoteModule<never>> {
    const { remote, module } = splitExposed(name);
    const release = live[remote];
    if (!release) throw new RemoteError('no release of it is live');
    const styles = Promise.all((release.styles[module] ?? []).map(loadStyle));
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
      // Cast: modules are keyed by name, and the contract ties each name to its props.
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
      started.catch(() => {}); // The slot reports the failure.
      ahead.set(name, started);
    },
    load(name, props) {
      const load = loads.get(name) ?? markResolved(attempt(name, props));
      loads.set(name, load);
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
  };
}

/**
 * Marks the promise so that React's `use` reads its value without suspending. React reads an unknown promise one tick
 * later, and a prefetched page would start with its fallback.
 */
function markResolved<T>(load: Promise<T>): Promise<T> {
  load.then(
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => {}, // The slot reports the failure.
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

/** Creates a loader of imported modules: for the server, for tests and for a remote that runs alone. */
export function createStaticLoader(
  modules: { [Name in ExposedName]?: RemoteModule<Exposed[Name]> },
  watch: Pick<RemoteLoader, 'onSlot' | 'onSlotEnd'> = {},
): RemoteLoader {
  const loads = new Map<ExposedName, Promise<RemoteModule<never>>>();
  return {
    load(name) {
      const load = loads.get(name) ?? settled(modules[name] as RemoteModule<never> | undefined, name);
      loads.set(name, load);
      // Cast: modules are keyed by name, and the contract ties each name to its props.
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
    versionOf: () => 'imported',
    ...watch,
  };
}
