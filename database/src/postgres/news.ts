import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { NEWS_CHANNEL } from '../engine.ts';
import { CONNECT_TIMEOUT } from './connect.ts';

/** Time limit of a statement, in milliseconds. After it the server counts as lost. */
const QUERY_TIMEOUT = 5000;
/** Interval of connection checks while idle, in milliseconds. */
const HEARTBEAT = 15_000;
/** Pause before a lost connection is reopened, in milliseconds. */
const PAUSE = 500;
/** Maximum time between two checks, in milliseconds: a restored backup sends no notification. */
const LOOK_ANYWAY = 2000;

/** Decides when to check for new data. */
export interface News {
  /**
   * Calls `look` after a notification, after a failed check, or if the last one was two seconds ago. Otherwise false.
   */
  look(look: () => Promise<boolean>): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Listens for imports of a PostgreSQL database, on a dedicated connection that is reopened when lost.
 * @param lookAnyway maximum milliseconds between two checks
 */
export function listenForNews(address: string, { lookAnyway = LOOK_ANYWAY } = {}): News {
  const closing = new AbortController();
  const { signal } = closing;
  let isDue = true;
  let lookedAt = 0;

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'golf-handicaps news',
    });
    const lost = new Promise<'lost'>((resolve) => {
      client.once('end', () => resolve('lost')).on('error', () => resolve('lost'));
    });
    client.on('notification', () => (isDue = true));
    try {
      await client.connect();
      await client.query(`listen ${NEWS_CHANNEL}`);
      // Notifications sent before the connection was open are lost.
      isDue = true;
      while ((await Promise.race([lost, pause(HEARTBEAT, 'there' as const, { signal })])) === 'there') {
        await client.query('select 1');
      }
    } finally {
      // Not awaited: a broken connection never confirms its end.
      client.end().catch(() => {});
      isDue = true;
    }
  }

  async function listenForever(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(() => {});
      await pause(PAUSE, undefined, { signal }).catch(() => {});
    }
  }
  const listening = listenForever();

  return {
    async look(look) {
      if (!isDue && performance.now() - lookedAt < lookAnyway) return false;
      isDue = false;
      lookedAt = performance.now();
      try {
        return await look();
      } catch (error) {
        isDue = true;
        throw error;
      }
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}
