import type { Database } from '@golf/database/schema';
import { askYoutube } from './youtube.ts';

/**
 * `count` is null where the platform does not tell, or nobody may ask it. `not ours`: no channel of our players.
 * `failed`: it could not be asked.
 */
export type Subscribers = { count: number | null } | 'not ours' | 'failed';

export interface SubscribersOptions {
  /** Null: nobody is asked, and a count is what the data says. */
  apiKey: string | null;
  apiOrigin: string;
  warn: (message: string) => void;
  /** Milliseconds that YouTube may take. */
  timeout?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

const HOUR = 60 * 60 * 1000;
/** A count is good for a day … */
export const COUNT_AGE = 24 * HOUR;
/** … that there is none, for an hour, … */
export const UNKNOWN_AGE = HOUR;
/** … and after a failure YouTube is left alone for a minute. */
export const FAILURE_AGE = 60_000;
const TIMEOUT = 3000;

/** Subscriber counts of the channels of our players, kept in the database. */
export function createSubscribers(database: Database, options: SubscribersOptions) {
  const { apiKey, apiOrigin, warn, timeout = TIMEOUT, now = Date.now } = options;
  const asking = new Map<string, Promise<Subscribers>>();
  const failedAt = new Map<string, number>();

  /** A channel of our own data: only those are asked for, as this is no open door to YouTube. */
  async function ours(link: string): Promise<{ subscribers: number | null } | undefined> {
    // A null character is in no text of PostgreSQL, which would refuse to look for one.
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
      count = await askYoutube(link, { origin: apiOrigin, key, timeout });
    } catch (error) {
      failedAt.set(link, now());
      warn(`The subscribers of ${link} cannot be asked for: ${error instanceof Error ? error.message : String(error)}`);
      return instead;
    }
    failedAt.delete(link);
    // A count that cannot be kept (an import is writing) is still a count.
    await keep(link, count).catch((error: unknown) => warn(`A subscriber count cannot be kept: ${String(error)}`));
    return { count };
  }

  /** How many subscribers the channel has; never throws for reasons of YouTube's. */
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
