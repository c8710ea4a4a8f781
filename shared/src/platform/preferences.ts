import type { GenericSchema } from 'valibot';
import { createStore, useStore, type StoreApi } from 'zustand';

export interface Preference<T> {
  key: string;
  get(): T;
  /** Keeps a value; a full or forbidden store loses it on leaving the page and breaks nothing. */
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
  /** The hook's ground; render with `usePreference`. */
  store: StoreApi<T>;
}

/** What tells a value that can be used: a valibot schema, or a guard where no schema is worth its download. */
export type PreferenceReader<T> = GenericSchema<unknown, T> | ((value: unknown) => value is T);

function read<T>(reader: PreferenceReader<T>, value: unknown, fallback: T): T {
  if (typeof reader === 'function') return reader(value) ? value : fallback;
  // Through the schema's standard interface, so that valibot is not on the way to every page's first paint.
  const result = reader['~standard'].validate(value);
  return result instanceof Promise || result.issues ? fallback : result.value;
}

/** Where a value is kept: until the visitor clears it, or for as long as the tab is open. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Plain words ("dark") are kept as they are, everything else as JSON. */
function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

function stored<T>(area: StorageArea, key: string, reader: PreferenceReader<T>, fallback: T): T {
  try {
    const raw = globalThis[area].getItem(key);
    return read(reader, raw === null ? undefined : parse(raw), fallback);
  } catch {
    return fallback;
  }
}

/**
 * A value that outlives the visit, in local storage, or a reload, in that of the session. What cannot be read is
 * dropped and the fallback used.
 * @param key name in the storage (decisions.md section 4)
 */
export function createPreference<T>(
  key: string,
  reader: PreferenceReader<T>,
  fallback: T,
  area: StorageArea = 'localStorage',
): Preference<T> {
  // zustand hands the *initial* state to the server and to hydration: the page's HTML knows the fallback only.
  const store = createStore<T>(() => fallback);
  if (typeof localStorage !== 'undefined') {
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
        // Nothing to tell the visitor: the choice holds until they leave.
      }
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** The preference's value, and again on each change; the fallback while the server's page is taken over. */
export function usePreference<T>(preference: Preference<T>): T {
  return useStore(preference.store);
}
