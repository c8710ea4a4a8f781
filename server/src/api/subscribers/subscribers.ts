import type { Database } from '@golf/database/schema';
import { fetchSubscribers } from './youtube.ts';

/**
 * `count` is null if YouTube hides it, or if there is neither an API key nor a count in the data. `not ours`: not a
 * channel of our players. `failed`: the request failed.
 */
export type Subscribers = { count: number | null } | 'not ours' | 'failed';

export interface SubscribersOptions {
  /** Null: YouTube is not called, and counts come from the data. */
  apiKey: string | null;
  apiOrigin: string;
  warn: (message: string) => void;
  /** Time limit for YouTube, in milliseconds. */
  timeout?: number;
  /** Clock, in milliseconds. */
  now?: () => number;
}

const HOUR = 60 * 60 * 1000;
/** Cache time of a count, in milliseconds: a day … */
export const COUNT_AGE = 24 * HOUR;
/** … of an unavailable count: an hour … */
export const UNKNOWN_AGE = HOUR;
/** … and of a failure: a minute. */
export const FAILURE_AGE = 60_000;
const TIMEOUT = 3000;

/** Subscriber counts of our players' channels, cached in the database. */
export function createSubscribers(database: Database, options: SubscribersOptions) {
  const { apiKey, apiOrigin, warn, timeout = TIMEOUT, now = Date.now } = options;
  const asking = new Map<string, Promise<Subscribers>>();
  const failedAt = new Map<string, number>();

  /** A channel from our own data. Only those are looked up: the route must not be an open proxy to YouTube. */
  async function ours(link: string): Promise<{ subscribers: number | null } | undefined> {
    // PostgreSQL rejects texts with a null character.
    if (link.includes('\0')) return undefined;
    return database.selectFrom('channels').select('subscribers').where('link', '=', link).limit(1).executeTakeFirst();
  }

  async function keep(link: string, count: number | null): Promise<void> {
    const row = { count, fetched_at: new Date(now()).toISOString() };
    await database
      .insertInto('subscribers')
      .values({ channel_link: link, ...row })
      .onConflict((conflict) => conflict.column('channel_link').doUpdateSet(row))
      .execute();
  }

  async function ask(link: string, key: string, stale: Subscribers | null): Promise<Subscribers> {
    const instead = stale ?? 'failed';
    if (now() - (failedAt.get(link) ?? -Infinity) < FAILURE_AGE) return instead;
    let count: number | null;
    try {
      count = await fetchSubscribers(link, { origin: apiOrigin, key, timeout });
    } catch (error) {
      failedAt.set(link, now());
      warn(`The subscribers of ${link} cannot be asked for: ${error instanceof Error ? error.message : String(error)}`);
      return instead;
    }
    failedAt.delete(link);
    // The count is valid even if it cannot be stored, for example during an import.
    await keep(link, count).catch((error: unknown) => warn(`A subscriber count cannot be kept: ${String(error)}`));
    return { count };
  }

  /** Subscriber count of a channel. It never throws because of YouTube. */
  return async function subscribersOf(link: string): Promise<Subscribers> {
    const channel = await ours(link);
    if (!channel) return 'not ours';
    if (apiKey === null) return { count: channel.subscribers };
    const kept = await database
      .selectFrom('subscribers')
      .selectAll()
      .where('channel_link', '=', link)
      .executeTakeFirst();
    const known = kept ? { count: kept.count } : null;
    const age = kept ? now() - Date.parse(kept.fetched_at) : Infinity;
    if (known && age < (known.count === null ? UNKNOWN_AGE : COUNT_AGE)) return known;
    const running = asking.get(link);
    if (running) return running;
    const work = ask(link, apiKey, known).finally(() => asking.delete(link));
    asking.set(link, work);
    return work;
  };
}

export type SubscribersOf = ReturnType<typeof createSubscribers>;
