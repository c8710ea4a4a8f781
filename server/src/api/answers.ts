import { LRUCache } from 'lru-cache';
import { readAtOneMoment, versionOf } from '@golf/database/read';
import { LARGEST_ID, type Database } from '@golf/database/schema';
import { isStorageProblem } from '@golf/node-kit/storage-problem';
import { inEncoding, sizeOf } from '../http/encoded-body.ts';
import { errorAnswer, finishInTurns, type Answer } from './answer.ts';
import { DAYS, LISTS, PAIRS, QUERIES, RECORDS, SEVERAL, SPANS, type List, type Query } from '@golf/database/answers';
import { isDay } from '@golf/shared/format';
import { decoded } from '@golf/shared/pages';
import { severalOf } from '@golf/shared/routes';
import { LONGEST_QUERY, queryOf } from '@golf/shared/search';

export interface Answers {
  /** Version of the data that is served now. */
  dataVersion(): string;
  /**
   * Checks for new data. True: an import has changed it since the last call.
   * @throws the database error, even if the version is readable and only an answer failed
   */
  refresh(): Promise<boolean>;
  /** Answer of a path without a query, such as "/api/players". Null: not an API path. */
  get(path: string): Promise<Answer | null>;
  /**
   * The cached answer, synchronously.
   * @param version data version that the client has seen
   */
  peek(path: string, version?: string): Answer | undefined;
  /**
   * Ensures that no answer is older than the version that a client has seen, possibly on another server.
   * @param version data version that the client has seen
   */
  catchUp(version: string): Promise<void>;
  /** Builds the answers that most visits start with. */
  warm(): Promise<void>;
}

export interface AnswersOptions {
  /** Maximum bytes of cached answers. */
  maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Any query: the first one builds the index of all. */
const FIRST_QUERY = '/api/search/a';

const ID = /^[1-9]\d{0,9}$/;
/** "/api/players/14/summary": prefix, id, suffix. */
const WITH_ID = /^(\/api\/[^/]+\/)([^/]*)(.*)$/;

/** "/api/head-to-head/14/8": prefix and two ids. */
const WITH_IDS = /^(\/api\/[^/]+\/)([^/]*)\/([^/]*)$/;

const BAD_ID = errorAnswer(400, 'bad_id', 'The id in the path must be a whole number above 0.');
const BAD_IDS = errorAnswer(400, 'bad_ids', 'The path must end with one to ten different ids, as in 3-8-14.');
const BAD_DAY = errorAnswer(400, 'bad_day', 'The day in the path must be a day of the calendar, such as 2025-08-01.');
const BAD_WORDS = errorAnswer(
  400,
  'bad_words',
  `The words in the path must be 1 to ${LONGEST_QUERY} letters, percent-encoded.`,
);
const NOTHING = errorAnswer(404, 'not_found', 'There is nothing with this id.');

/** How long a version is remembered as outdated, in milliseconds. A restored database may make it current again. */
const KNOWN_AS_OLD = 1000;

/** Route of a path: a query, a fixed answer, or null for an unknown path. */
function route(path: string): List | Answer | null {
  const list = LISTS.get(path);
  if (list) return list;
  const [, before = '', id = '', after = ''] = WITH_ID.exec(path) ?? [];
  const ofDay = DAYS.get(`${before}{day}${after}`);
  const ofSpan = SPANS.get(`${before}{day}${after.slice(0, '/to/'.length)}`);
  if (ofSpan) {
    const to = after.slice('/to/'.length);
    return isDay(id) && isDay(to) ? (database, version) => ofSpan(database, id, to, version) : BAD_DAY;
  }
  const several = SEVERAL.get(`${before}{ids}${after}`);
  if (several) {
    const ids = severalOf(id);
    return ids === null ? BAD_IDS : (database, version) => several(database, ids, version);
  }
  if (ofDay) return isDay(id) ? (database, version) => ofDay(database, id, version) : BAD_DAY;
  const ofWords = QUERIES.get(`${before}{words}${after}`);
  if (ofWords) return routeOfQuery(ofWords, id);
  const record = RECORDS.get(`${before}{id}${after}`);
  if (!record) return routeOfPair(path);
  if (!ID.test(id)) return BAD_ID;
  // PostgreSQL rejects an id that exceeds the type of the column.
  if (Number(id) > LARGEST_ID) return NOTHING;
  return (database, version) => record(database, Number(id), version);
}

function routeOfQuery(answer: Query, segment: string): List | Answer {
  const query = queryOf(decoded(segment) ?? '');
  return query === '' || query.length > LONGEST_QUERY
    ? BAD_WORDS
    : (database, version) => answer(database, query, version);
}

function routeOfPair(path: string): List | Answer | null {
  const [, before = '', first = '', second = ''] = WITH_IDS.exec(path) ?? [];
  const pair = PAIRS.get(before);
  if (!pair) return null;
  if (!ID.test(first) || !ID.test(second)) return BAD_ID;
  if (Math.max(Number(first), Number(second)) > LARGEST_ID) return NOTHING;
  return (database) => pair(database, Number(first), Number(second));
}

/** Read answers. Each is built once per data version and cached. Concurrent requests for a path share one build. */
export async function createAnswers(database: Database, options: AnswersOptions = {}): Promise<Answers> {
  const cache = new LRUCache<string, Answer>({ maxSize: options.maxBytes ?? MAX_BYTES, sizeCalculation: sizeOf });
  const building = new Map<string, Promise<Answer>>();
  let version = await versionOf(database);
  let reported = version;
  /** Path of an answer that failed with a database error. The version, one small row, may be readable all the same. */
  let failed: string | null = null;

  const old = new LRUCache<string, true>({ max: 100, ttl: KNOWN_AS_OLD });
  /** The last version check, running or done ... */
  let looking: Promise<void> | null = null;
  /** ... and the next one, not started yet, shared by all that wait for it. */
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
    // The version read with the data may be newer than the current one, or older. Only the database tells which.
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

  /**
   * Checks the version again after the running check, as that one may have started before the client saw its version.
   */
  function checkVersion(): Promise<void> {
    const begin = () => {
      nextLook = null;
      looking = readAtOneMoment(database, async () => null).then(({ version: found }) => renew(found));
      return looking;
    };
    nextLook ??= Promise.resolve(looking).then(begin, begin);
    return nextLook;
  }

  async function warm(): Promise<void> {
    for (const path of [...LISTS.keys(), FIRST_QUERY]) {
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
        // Not awaited, and errors are ignored: the next request builds the answer or reports the error.
        warm().catch(() => {});
        return true;
      }
      // Only after new data was reported: one failing answer must not hide new data from the pages.
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
      await checkVersion();
      if (seen !== version) old.set(seen, true);
    },
    warm,
  };
}
