import type { GenericSchema } from 'valibot';
import { createStore, useStore, type StoreApi } from 'zustand';

export interface Preference<T> {
  key: string;
  get(): T;
  /** Sets and stores a value. If storage is full or forbidden, the value lasts for the visit. */
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
  /** The underlying zustand store; components use `usePreference`. */
  store: StoreApi<T>;
}

/** Accepts valid values: a valibot schema, or a type guard where a schema is not worth its download. */
export type PreferenceReader<T> = GenericSchema<unknown, T> | ((value: unknown) => value is T);

function read<T>(reader: PreferenceReader<T>, value: unknown, fallback: T): T {
  if (typeof reader === 'function') return reader(value) ? value : fallback;
  // Standard Schema interface: the platform needs no import of valibot, which the first paint does not need either.
  const result = reader['~standard'].validate(value);
  return result instanceof Promise || result.issues ? fallback : result.value;
}

/** Storage of a preference. `sessionStorage` lasts until the tab is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Strings are stored verbatim ("dark"), all other values as JSON. */
function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The stored value or the fallback. Where storage is forbidden, even reading `globalThis.localStorage` throws. */
function stored<T>(area: StorageArea, key: string, reader: PreferenceReader<T>, fallback: T): T {
  try {
    const raw = globalThis[area].getItem(key);
    return read(reader, raw === null ? undefined : parse(raw), fallback);
  } catch {
    return fallback;
  }
}

/**
 * A value that survives the visit, in local storage, or a reload, in session storage. An invalid stored value is
 * dropped and the fallback used.
 * @param key storage key (decisions.md section 4)
 */
export function createPreference<T>(
  key: string,
  reader: PreferenceReader<T>,
  fallback: T,
  area: StorageArea = 'localStorage',
): Preference<T> {
  // On the server and during hydration zustand returns the *initial* state: the page's HTML is rendered from the
  // fallback.
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
        // Storage is full or forbidden: the choice lasts for the visit.
      }
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/**
 * Whether the saved view of a feature differs from the view in the server's HTML. The inline script of shell/index.html
 * reads it before the first paint and sets `savedView` of PAGE_MARKS, so that the feature's styles can hide rows.
 * @param name of the feature: "leaderboard"
 */
export const savedViewMark = (name: string): Preference<boolean> =>
  createPreference(`savedView:${name}`, (value) => typeof value === 'boolean', false);

/** Current value of the preference; the fallback during hydration. */
export function usePreference<T>(preference: Preference<T>): T {
  return useStore(preference.store);
}
