import type { Click } from '@golf/shared/api';
import type { ClickLogTable, Database } from '../schema.ts';
import { isBusy, isPassing, storageProblem } from '@golf/node-kit/storage-problem';

export interface ClickLogOptions {
  /** Called with the reason when clicks are delayed or lost. */
  warn: (message: string) => void;
  /** Maximum rows in the database. The oldest are removed. */
  maxRows?: number;
  /** Maximum clicks in the write queue. Further ones are dropped. */
  maxWaiting?: number;
  /** Milliseconds that a click waits to be written in a batch. */
  delay?: number;
  /** Clock, in milliseconds. */
  now?: () => number;
}

export interface ClickLog {
  /** Queues a click. It is written within about a second. */
  record(click: Click): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const MAX_ROWS = 1_000_000;
/** Retention of clicks in milliseconds: 90 days, as stated on the privacy page. */
export const KEPT_FOR = 90 * 24 * 3_600_000;
/** Interval of removing expired clicks, in milliseconds. */
const LOOK_FOR_OLD = 3_600_000;
const MAX_WAITING = 10_000;
const DELAY = 1000;
/** Rows per statement. */
const BATCH = 100;

type Row = Omit<ClickLogTable, 'id'>;

function toRow(click: Click, now: number): Row {
  return {
    track_id: click.trackId,
    timestamp: click.timestamp,
    received_at: new Date(now).toISOString(),
    player_id: click.playerId,
    score_id: click.scoreId,
    trophy_id: click.trophyId ?? null,
    badge_id: click.badgeId ?? null,
    item_id: click.itemId ?? null,
  };
}

/** Ids only grow, so the oldest rows have ids below the newest id minus the number kept. */
async function prune(database: Database, maxRows: number): Promise<void> {
  const newest = await database
    .selectFrom('click_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const last = (newest?.id ?? 0) - maxRows;
  if (last > 0) await database.deleteFrom('click_log').where('id', '<=', last).execute();
}

async function forget(database: Database, now: number): Promise<void> {
  const since = new Date(now - KEPT_FOR).toISOString();
  await database.deleteFrom('click_log').where('received_at', '<', since).execute();
}

/** Queues clicks and writes them in batches, outside the request. */
export function createClickLog(database: Database, options: ClickLogOptions): ClickLog {
  const { warn, maxRows = MAX_ROWS, maxWaiting = MAX_WAITING, delay = DELAY, now = Date.now } = options;
  let lookedAt = -Infinity;
  let waiting: Row[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  function logDropped(): void {
    if (dropped === 0) return;
    warn(`${dropped} clicks were dropped: more came in than the database took.`);
    dropped = 0;
  }

  /** A batch that fails stays queued and is retried with the next one. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await database.insertInto('click_log').values(batch).execute();
      } catch (error) {
        // Queued clicks wait, up to their limit, for the end of an import or for disk space.
        if (isPassing(error) && !closed) {
          if (!isBusy(error)) warn(`Clicks wait to be written: ${storageProblem(error)}.`);
          return;
        }
        warn(`${batch.length} clicks were lost: ${error instanceof Error ? error.message : String(error)}`);
      }
      waiting = waiting.slice(batch.length);
    }
    try {
      await prune(database, maxRows);
      if (now() - lookedAt > LOOK_FOR_OLD) {
        await forget(database, now());
        lookedAt = now();
      }
    } catch (error) {
      if (!isBusy(error)) warn(`Old clicks cannot be removed: ${String(error)}`);
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    logDropped();
    writing = writing.then(write).then(() => {
      if (waiting.length > 0 && !closed) wait();
    });
    return writing;
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), delay).unref();
  }

  return {
    record(click) {
      if (closed || waiting.length >= maxWaiting) dropped++;
      else waiting.push(toRow(click, now()));
      if (waiting.length === BATCH) void flush();
      else wait();
    },
    flush,
    async close() {
      closed = true;
      await flush();
    },
  };
}
