import { createContext } from 'react';
import type { Resource } from '../api/resource.ts';
import { recoverFromLostChunk } from './lost-chunk.ts';
import {
  ENTRY_RETRIES,
  splitExposed,
  type Exposed,
  type ExposedName,
  type RemoteModule,
  type RemoteName,
} from './remotes.ts';
import { reportSlotFailure } from './slot-failures.ts';

/** How long a remote may take to load before its slot says so, in milliseconds. */
export const REMOTE_TIMEOUT = 10_000;

/** Why a slot has no content. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** One remote as the page was served: which release is live and where its parts are. */
export interface LiveRemote {
  version: string;
  /** Address of its remoteEntry.js. */
  entry: string;
  /** By module name ("Courses"): addresses of the styles that it needs before it shows. */
  styles: Record<string, string[]>;
  /** Where to read its styles from instead: address of the release.json of a remote on somebody's own machine. */
  release?: string;
}

export type LiveRemotes = Partial<Record<RemoteName, LiveRemote>>;

/** Where slots get their modules from: federation in a browser, imported releases on the server. */
export interface RemoteLoader {
  /**
   * Loads a module; the same promise for the same attempt. A later attempt asks under a changed URL,
   * because browsers remember a failed module.
   * @param props of the slot that asks, for the data of its first screen
   */
  load<Name extends ExposedName>(
    name: Name,
    attempt: number,
    props: Exposed[Name],
  ): Promise<RemoteModule<Exposed[Name]>>;
  /** Which release a remote is of, for messages. */
  versionOf(remote: RemoteName): string;
  /** Told of each slot that failed, and of what. */
  onFailure?(remote: RemoteName, kind: 'load' | 'render', error: unknown): void;
  /** Told of each slot as it renders: the server learns what a page is made of. */
  onSlot?<Name extends ExposedName>(name: Name, props: Exposed[Name]): void;
}

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

/** What the loader needs of the federation runtime; the shell hands it over. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string; type: 'module' }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(`no answer within ${milliseconds / 1000} s`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Puts a style sheet into the page and waits for it; one that is there already is not loaded again. */
function loadStyle(href: string): Promise<void> {
  const url = new URL(href, document.baseURI).href;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = links.find((link) => link.href === url);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new RemoteError(`its style sheet ${href} cannot be loaded`));
      },
      { once: true },
    );
    if (!present) document.head.append(link);
  });
}

/** A function, or what `memo` and `lazy` make of one. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function isRemoteModule(value: unknown): value is RemoteModule<never> {
  return typeof value === 'object' && value !== null && 'default' in value && isComponent(value.default);
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Goes round a few addresses: the page has a digest of what each has to answer. */
const retryUrl = (url: string, attempt: number) =>
  attempt === 0 ? url : `${url}?retry=${((attempt - 1) % ENTRY_RETRIES) + 1}`;

/** The styles of a module as the release itself lists them. */
async function stylesFrom(address: string, module: string): Promise<string[]> {
  const { modules } = (await (await fetch(address)).json()) as { modules: Record<string, { styles: string[] }> };
  return (modules[module]?.styles ?? []).map((file) => new URL(file, address).href);
}

export interface FederationOptions {
  /** Milliseconds after which a load has failed. */
  timeout?: number;
  /** Waits for data that a module's server-rendered HTML was made of, before it takes that HTML over. */
  settle?: (resources: Resource<unknown>[]) => Promise<unknown>;
}

/** Reports a slot that failed, and loads the page again if the release is gone. */
function onFailureOf(live: LiveRemotes): NonNullable<RemoteLoader['onFailure']> {
  return (remote, kind, error) => {
    const release = live[remote];
    if (!release) return;
    reportSlotFailure(remote, release.version, kind);
    void recoverFromLostChunk(error instanceof RemoteError ? error.cause : error, release.entry);
  };
}

/** A loader over the federation runtime, for the remotes that the page was served with. */
export function createFederationLoader(
  live: LiveRemotes,
  runtime: FederationRuntime,
  { timeout = REMOTE_TIMEOUT, settle }: FederationOptions = {},
): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule<never>>>();
  const attempts = new Map<RemoteName, number>();

  /** Registers a remote under the URL of this attempt, once. */
  function register(remote: RemoteName, { entry }: LiveRemote, attempt: number): void {
    const last = attempts.get(remote);
    if (last !== undefined && last >= attempt) return;
    attempts.set(remote, attempt);
    runtime.registerRemotes([{ name: remote, entry: retryUrl(entry, attempt), type: 'module' }], {
      force: attempt > 0,
    });
  }

  async function fetchModule(name: ExposedName, attempt: number): Promise<RemoteModule<never>> {
    const { remote, module } = splitExposed(name);
    const release = live[remote];
    if (!release) throw new RemoteError('no release of it is live');
    register(remote, release, attempt);
    const addresses = release.release ? stylesFrom(release.release, module) : (release.styles[module] ?? []);
    const styles = Promise.resolve(addresses).then((hrefs) =>
      Promise.all(hrefs.map((href) => loadStyle(retryUrl(href, attempt)))),
    );
    const [exposed] = await Promise.all([runtime.loadRemote(`${remote}/${module}`), styles]).catch((cause: unknown) => {
      throw cause instanceof RemoteError ? cause : new RemoteError(messageOf(cause), { cause });
    });
    if (!isRemoteModule(exposed)) throw new RemoteError(`it does not export a component named "${module}"`);
    return exposed;
  }

  return {
    versionOf: (remote) => live[remote]?.version ?? 'no release',
    onFailure: onFailureOf(live),
    load(name, attempt, props) {
      const key = `${name}#${attempt}`;
      const load =
        loads.get(key) ??
        withTimeout(fetchModule(name, attempt), timeout).then(async (module) => {
          // Modules are kept under their name, and the contract ties each name to its props.
          await settle?.(module.queries?.(props as never) ?? []);
          return module;
        });
      loads.set(key, load);
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
  };
}

/** A promise that React's `use` reads at once, without suspending. */
function settled<T>(module: T | undefined, name: string): Promise<T> {
  if (module !== undefined) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const reason = new RemoteError(`"${name}" is not here`);
  const missing = Object.assign(Promise.reject<T>(reason), { status: 'rejected', reason });
  missing.catch(() => {});
  return missing;
}

/** A loader over modules at hand: on the server, in tests, and where a remote runs alone. */
export function createStaticLoader(
  modules: { [Name in ExposedName]?: RemoteModule<Exposed[Name]> },
  onSlot?: RemoteLoader['onSlot'],
): RemoteLoader {
  const loads = new Map<ExposedName, Promise<RemoteModule<never>>>();
  return {
    load(name) {
      const load = loads.get(name) ?? settled(modules[name] as RemoteModule<never> | undefined, name);
      loads.set(name, load);
      // Modules are kept under their name; the contract ties each name to its props.
      return load as Promise<RemoteModule<Exposed[typeof name]>>;
    },
    versionOf: () => 'at hand',
    ...(onSlot && { onSlot }),
  };
}
