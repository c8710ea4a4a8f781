import type { Kysely } from 'kysely';
import { versionOf } from '../read.ts';
import type { Tables } from '../schema.ts';

/**
 * Caches what a function reads, until the data version changes.
 * @returns the function; its second parameter is the data version, if the caller has read it in the same transaction
 */
export function oncePerVersion<T>(read: (database: Kysely<Tables>) => Promise<T>) {
  // Keyed by the adapter of a database, which its transactions share.
  const kept = new WeakMap<object, { version: string; value: T }>();
  return async (database: Kysely<Tables>, version?: string): Promise<T> => {
    const { adapter } = database.getExecutor();
    const current = version ?? (await versionOf(database));
    const known = kept.get(adapter);
    if (known?.version === current) return known.value;
    const value = await read(database);
    kept.set(adapter, { version: current, value });
    return value;
  };
}
