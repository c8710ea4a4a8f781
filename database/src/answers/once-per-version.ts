import type { Kysely } from 'kysely';
import { versionOf } from '../read.ts';
import type { Tables } from '../schema.ts';

/**
 * Caches the result of a read until the data version changes. Concurrent calls share one read; a failed read is not cached.
 * @returns the cached function; its second parameter is the data version, if the caller has read it in the same transaction
 */
export function oncePerVersion<T>(read: (database: Kysely<Tables>) => Promise<T>) {
  // Keyed by the adapter of a database, which its transactions share.
  const kept = new WeakMap<object, { version: string; value: Promise<T> }>();
  return async (database: Kysely<Tables>, version?: string): Promise<T> => {
    const { adapter } = database.getExecutor();
    const current = version ?? (await versionOf(database));
    const known = kept.get(adapter);
    if (known?.version === current) return known.value;
    const entry = { version: current, value: read(database) };
    kept.set(adapter, entry);
    entry.value.catch(() => {
      if (kept.get(adapter) === entry) kept.delete(adapter);
    });
    return entry.value;
  };
}
