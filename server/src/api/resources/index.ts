import type { Kysely } from 'kysely';
import type { Tables } from '@golf/database/schema';
import { coursePlayers, courseScores, courseStats } from './course-scores.ts';
import { courseImages, courses, courseTees } from './courses.ts';
import { cabinetPlayers, playerChannels, players } from './players.ts';
import { playerHistory, playerRounds } from './rounds.ts';
import { countries, courseUpdates, scoreUpdates, totalShots } from './site-wide.ts';
import { achievements, cabinet, items, trophies, unlockedItems } from './trophy-room.ts';

/** Builds an answer. */
export type List = (database: Kysely<Tables>) => Promise<unknown>;
/** Builds the answer about one player or course; null when there is no such. */
export type Record = (database: Kysely<Tables>, id: number) => Promise<unknown>;

/** Answers by their path. */
export const LISTS: ReadonlyMap<string, List> = new Map<string, List>([
  ['/api/players', players],
  ['/api/countries', countries],
  ['/api/cabinet/players', cabinetPlayers],
  ['/api/total-shots', totalShots],
  ['/api/score-updates', scoreUpdates],
  ['/api/course-updates', courseUpdates],
  ['/api/courses', courses],
]);

/** Answers about one player or course, by their path up to the id. */
export const RECORDS: ReadonlyMap<string, Record> = new Map<string, Record>([
  ['/api/player-history/', playerHistory],
  ['/api/player-channels/', playerChannels],
  ['/api/player-rounds/', playerRounds],
  ['/api/cabinet/', cabinet],
  ['/api/trophies/', trophies],
  ['/api/achievements/', achievements],
  ['/api/items/', items],
  ['/api/locked/', unlockedItems],
  ['/api/course-images/', courseImages],
  ['/api/course-players/', coursePlayers],
  ['/api/course-tees/', courseTees],
  ['/api/course-scores/', courseScores],
  ['/api/course-stats/', courseStats],
]);
