import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { NEWS_CHANNEL } from '../engine.ts';
import { CONNECT_TIMEOUT } from './connect.ts';

/** A statement that is not answered within this has no server any more, in milliseconds. */
const QUERY_TIMEOUT = 5000;
/** How often a connection that says nothing is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 15_000;
/** How long until a lost connection is made anew, in milliseconds. */
const PAUSE = 500;
/** Without news somebody looks all the same after this, in milliseconds: a restored backup says nothing. */
const LOOK_ANYWAY = 2000;

/** Tells when it is worth while to look whether there is new data. */
export interface News {
  /** Does `look` if there is news, if the last look failed, or if the last one is two seconds ago; else it is false. */
  look(look: () => Promise<boolean>): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Listens to the imports of a PostgreSQL database, by a connection of its own that is made anew when it is lost.
 * @param lookAnyway milliseconds after which there is a look without news
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
      // What was said before nobody has heard.
      isDue = true;
      while ((await Promise.race([lost, pause(HEARTBEAT, 'there' as const, { signal })])) === 'there') {
        await client.query('select 1');
      }
    } finally {
      // Not waited for: one that is cut off does not say that it has ended.
      client.end().catch(() => {});
      isDue = true;
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(() => {});
      await pause(PAUSE, undefined, { signal }).catch(() => {});
    }
  }
  const listening = keepListening();

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
