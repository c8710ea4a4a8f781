import { LRUCache } from 'lru-cache';
import { readAtOneMoment, versionOf } from '@golf/database/read';
import { LARGEST_ID, type Database } from '@golf/database/schema';
import { isStorageProblem } from '@golf/node-kit/storage-problem';
import { inEncoding, sizeOf } from '../http/encoded-body.ts';
import { errorAnswer, finishInTurns, type Answer } from './answer.ts';
import { LISTS, PAIRS, RECORDS, type List } from '@golf/database/answers';

/** The read answers of one database. */
export interface Answers {
  /** The version of the data that is served now. */
  dataVersion(): string;
  /**
   * Looks whether an import has changed the data; true when it has since this was last called.
   * @throws what is wrong with the database, also when the version can be read and an answer could not be
   */
  refresh(): Promise<boolean>;
  /** The answer to a path without a query, as "/api/players"; null for a path that is no read answer. */
  get(path: string): Promise<Answer | null>;
  /**
   * The same where it is ready: without waiting for a turn of the event loop.
   * @param version of the data that whoever asks has seen
   */
  peek(path: string, version?: string): Answer | undefined;
  /**
   * Sees to it that no answer is older than what somebody has seen, who may have it from another server.
   * @param version of the data
   */
  catchUp(version: string): Promise<void>;
  /** Builds the answers that most visits begin with. */
  warm(): Promise<void>;
}

export interface AnswersOptions {
  /** Bytes of answers kept at most. */
  maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

const ID = /^[1-9]\d{0,9}$/;
/** "/api/players/14/summary": what stands before, in and after the place of an id. */
const WITH_ID = /^(\/api\/[^/]+\/)([^/]*)(.*)$/;

/** "/api/head-to-head/14/8": what stands before two ids, and those. */
const WITH_IDS = /^(\/api\/[^/]+\/)([^/]*)\/([^/]*)$/;

const BAD_ID = errorAnswer(400, 'bad_id', 'The id in the path must be a whole number above 0.');
const NOTHING = errorAnswer(404, 'not_found', 'There is nothing with this id.');

/** How long a version that was not found to be new is known as an old one, in milliseconds: it may become new again. */
const KNOWN_AS_OLD = 1000;

/** How a path is answered: by a query, at once, or not at all. */
function route(path: string): List | Answer | null {
  const list = LISTS.get(path);
  if (list) return list;
  const [, before, id = '', after] = WITH_ID.exec(path) ?? [];
  const record = RECORDS.get(`${before}{id}${after}`);
  if (!record) return routeOfPair(path);
  if (!ID.test(id)) return BAD_ID;
  // PostgreSQL would not even look for one that no column holds.
  if (Number(id) > LARGEST_ID) return NOTHING;
  return (database, version) => record(database, Number(id), version);
}

/** The same for a path with two ids. */
function routeOfPair(path: string): List | Answer | null {
  const [, before = '', first = '', second = ''] = WITH_IDS.exec(path) ?? [];
  const pair = PAIRS.get(before);
  if (!pair) return null;
  if (!ID.test(first) || !ID.test(second)) return BAD_ID;
  if (Math.max(Number(first), Number(second)) > LARGEST_ID) return NOTHING;
  return (database) => pair(database, Number(first), Number(second));
}

/**
 * Read answers, each built once per version of the data and served from memory from then on. Calls for the
 * same path at the same time share one build.
 */
export async function createAnswers(database: Database, options: AnswersOptions = {}): Promise<Answers> {
  const cache = new LRUCache<string, Answer>({ maxSize: options.maxBytes ?? MAX_BYTES, sizeCalculation: sizeOf });
  const building = new Map<string, Promise<Answer>>();
  let version = await versionOf(database);
  let reported = version;
  /** An answer that the database could not give. The version is one small row, which may be read all the same. */
  let failed: string | null = null;

  const old = new LRUCache<string, true>({ max: 100, ttl: KNOWN_AS_OLD });
  /** A look at the database that is under way, or is over ... */
  let looking: Promise<void> | null = null;
  /** ... and one that has not begun yet, for all who wait for one. */
  let nextLook: Promise<void> | null = null;

  function renew(found: string): void {
    if (found === version) return;
    version = found;
    cache.clear();
    building.clear();
  }

  async function build(path: string, query: List): Promise<Answer> {
    const { version: found, value } = await readAtOneMoment(database, query);
    if (value === null) return NOTHING;
    const made = finishInTurns(value);
    const answer = made instanceof Promise ? await made : made;
    // An import ended before or after this build; the database knows which.
    if (found !== version) renew(await versionOf(database));
    if (found === version) cache.set(path, answer);
    return answer;
  }

  async function get(path: string): Promise<Answer | null> {
    const kept = cache.get(path) ?? building.get(path);
    if (kept) return kept;
    const found = route(path);
    if (typeof found !== 'function') return found;
    const work = build(path, found)
      .catch((error: unknown) => {
        if (isStorageProblem(error)) failed = path;
        throw error;
      })
      .finally(() => {
        if (building.get(path) === work) building.delete(path);
      });
    building.set(path, work);
    return work;
  }

  /** Looks once more, after the look that is under way: that one may have begun before whoever asks saw what they saw. */
  function lookAgain(): Promise<void> {
    const begin = () => {
      nextLook = null;
      looking = readAtOneMoment(database, async () => null).then(({ version: found }) => renew(found));
      return looking;
    };
    nextLook ??= Promise.resolve(looking).then(begin, begin);
    return nextLook;
  }

  async function warm(): Promise<void> {
    for (const path of LISTS.keys()) {
      const answer = await get(path);
      if (answer) await inEncoding(answer, 'br');
    }
  }

  return {
    dataVersion: () => version,
    async refresh() {
      renew(await versionOf(database));
      if (version !== reported) {
        reported = version;
        // Not waited for, and no matter when it fails: whoever asks next builds the answer or learns why not.
        warm().catch(() => {});
        return true;
      }
      // Not before new data has been told: one answer that fails must not keep it from the pages.
      if (failed !== null) {
        const path = failed;
        failed = null;
        await get(path);
      }
      return false;
    },
    get,
    peek: (path, seen) => (seen === undefined || seen === version || old.has(seen) ? cache.get(path) : undefined),
    async catchUp(seen) {
      if (seen === version || old.has(seen)) return;
      await lookAgain();
      if (seen !== version) old.set(seen, true);
    },
    warm,
  };
}
