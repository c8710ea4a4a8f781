import { describeApi } from '@golf/shared/openapi';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { board } from './board.ts';
import { boardDays, boardOn, boardOnTop } from './boards.ts';
import { boardCorrections } from './corrections.ts';
import { courseLines, courseSummary } from './course-summaries.ts';
import { coursePlayers, courseScores, courseStats } from './course-scores.ts';
import { courseTop } from './course-top.ts';
import { courseImages, courses, courseTees } from './courses.ts';
import { headToHead } from './head-to-head.ts';
import { boardMoves } from './moves.ts';
import { cabinetPlayers, playerChannels, players, playerSummary } from './players.ts';
import { positions } from './positions.ts';
import { records } from './records.ts';
import { roundPage } from './round-page.ts';
import { playerHistory, playerRounds } from './rounds.ts';
import { countries, courseUpdates, scoreUpdates, totalShots } from './site-wide.ts';
import { search } from './search.ts';
import { season, seasons } from './seasons.ts';
import { achievements, cabinet, items, trophies, unlockedItems } from './trophy-room.ts';

/**
 * Builds an answer.
 * @param version data version, if the caller has read it in the same transaction
 */
export type List = (database: Kysely<Tables>, version?: string) => Promise<unknown>;
/** Builds the answer about one player, round or course. Null: not found. */
export type Record = (database: Kysely<Tables>, id: number, version?: string) => Promise<unknown>;
/** Builds the answer about two players. Null: not found. */
export type Pair = (database: Kysely<Tables>, first: number, second: number) => Promise<unknown>;

export const LISTS: ReadonlyMap<string, List> = new Map<string, List>([
  ['/api/players', players],
  ['/api/board', board],
  ['/api/boards', boardDays],
  ['/api/positions', (database, version) => positions(database, null, version)],
  ['/api/countries', countries],
  ['/api/cabinet/players', cabinetPlayers],
  ['/api/total-shots', totalShots],
  ['/api/score-updates', scoreUpdates],
  ['/api/course-updates', courseUpdates],
  ['/api/courses', courses],
  ['/api/records', records],
  ['/api/seasons', seasons],
  ['/api/course-summaries', courseLines],
  ['/api/openapi.json', async () => describeApi()],
]);

/** Answers about one player, round or course, by path with an {id} placeholder. */
export const RECORDS: ReadonlyMap<string, Record> = new Map<string, Record>([
  ['/api/players/{id}/summary', playerSummary],
  ['/api/player-history/{id}', playerHistory],
  ['/api/player-channels/{id}', playerChannels],
  ['/api/player-rounds/{id}', playerRounds],
  ['/api/rounds/{id}', roundPage],
  ['/api/seasons/{id}', season],
  ['/api/cabinet/{id}', cabinet],
  ['/api/trophies/{id}', trophies],
  ['/api/achievements/{id}', achievements],
  ['/api/items/{id}', items],
  ['/api/locked/{id}', unlockedItems],
  ['/api/courses/{id}/summary', courseSummary],
  ['/api/course-images/{id}', courseImages],
  ['/api/course-players/{id}', coursePlayers],
  ['/api/course-tees/{id}', courseTees],
  ['/api/course-scores/{id}', courseScores],
  ['/api/course-scores/{id}/top', courseTop],
  ['/api/course-stats/{id}', courseStats],
]);

/** Builds the answer about an ISO day. Null: not found. */
export type Day = (database: Kysely<Tables>, day: string, version?: string) => Promise<unknown>;

/** Answers about a day, by path with a {day} placeholder. */
export const DAYS: ReadonlyMap<string, Day> = new Map<string, Day>([
  ['/api/boards/{day}', boardOn],
  ['/api/boards/{day}/top', boardOnTop],
  ['/api/boards/{day}/corrections', boardCorrections],
]);

/**
 * Builds the answer to a query.
 * @param query 1 to 100 letters
 */
export type Query = (database: Kysely<Tables>, query: string, version?: string) => Promise<unknown>;

/** Answers to words, by path with a {words} placeholder. */
export const QUERIES: ReadonlyMap<string, Query> = new Map<string, Query>([['/api/search/{words}', search]]);

/** Answers about two players, by path prefix. */
export const PAIRS: ReadonlyMap<string, Pair> = new Map<string, Pair>([['/api/head-to-head/', headToHead]]);

/** Builds the answer about the time from one ISO day to another. Null: not found. */
export type Span = (database: Kysely<Tables>, from: string, to: string, version?: string) => Promise<unknown>;

/** Answers about two days, by the path up to the second. */
export const SPANS: ReadonlyMap<string, Span> = new Map<string, Span>([['/api/boards/{day}/to/', boardMoves]]);

/** Builds the answer about several players. Null: not found. */
export type Several = (database: Kysely<Tables>, ids: readonly number[], version?: string) => Promise<unknown>;

/** Answers about several players, by path with an {ids} placeholder: ids joined by hyphens. */
export const SEVERAL: ReadonlyMap<string, Several> = new Map<string, Several>([['/api/positions/{ids}', positions]]);
