import type { GenericSchema } from 'valibot';
import { createStore, useStore, type StoreApi } from 'zustand';

export interface Preference<T> {
  key: string;
  get(): T;
  /** Sets and stores a value; where storage is full or forbidden, it lasts for the visit. */
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
  /** The underlying zustand store; components use `usePreference`. */
  store: StoreApi<T>;
}

/** Accepts the values that can be used: a valibot schema, or a type guard where a schema is not worth its download. */
export type PreferenceReader<T> = GenericSchema<unknown, T> | ((value: unknown) => value is T);

function read<T>(reader: PreferenceReader<T>, value: unknown, fallback: T): T {
  if (typeof reader === 'function') return reader(value) ? value : fallback;
  // By the Standard Schema interface: the platform need not import valibot, which the first paint does not need.
  const result = reader['~standard'].validate(value);
  return result instanceof Promise || result.issues ? fallback : result.value;
}

/** The storage of a preference: `sessionStorage` lasts for as long as the tab is open. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** A string is stored as it is ("dark"), everything else as JSON. */
function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The stored value, or the fallback. Where storage is forbidden, reading `globalThis.localStorage` throws already. */
function stored<T>(area: StorageArea, key: string, reader: PreferenceReader<T>, fallback: T): T {
  try {
    const raw = globalThis[area].getItem(key);
    return read(reader, raw === null ? undefined : parse(raw), fallback);
  } catch {
    return fallback;
  }
}

/**
 * A value that outlives the visit, in local storage, or a reload, in session storage. A stored value that cannot be
 * read is dropped and the fallback used.
 * @param key name in the storage (decisions.md section 4)
 */
export function createPreference<T>(
  key: string,
  reader: PreferenceReader<T>,
  fallback: T,
  area: StorageArea = 'localStorage',
): Preference<T> {
  // On the server and during hydration zustand gives the *initial* state: the page's HTML is made of the fallback.
  const store = createStore<T>(() => fallback);
  if (typeof document !== 'undefined') {
    const load = () => store.setState(stored(area, key, reader, fallback), true);
    load();
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) load();
    });
  }
  return {
    key,
    store,
    get: store.getState,
    set(value) {
      store.setState(value, true);
      try {
        globalThis[area].setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      } catch {
        // The store is full or forbidden: the choice lasts for the visit.
      }
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/**
 * Whether a feature was left with another view than the server's HTML has. The inline script of shell/index.html reads it
 * before the first paint and marks the page (`savedView` of PAGE_MARKS), so that the feature's styles can hold rows back.
 * @param name of the feature: "leaderboard"
 */
export const savedViewMark = (name: string): Preference<boolean> =>
  createPreference(`savedView:${name}`, (value) => typeof value === 'boolean', false);

/** The preference's current value; the fallback while the server's HTML is hydrated. */
export function usePreference<T>(preference: Preference<T>): T {
  return useStore(preference.store);
}
