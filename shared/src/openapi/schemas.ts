import * as v from 'valibot';
import * as api from '../api/index.ts';

/** The form of every error. */
const errorSchema = v.object({
  error: v.object({
    code: v.pipe(v.string(), v.nonEmpty()),
    message: v.pipe(v.string(), v.nonEmpty()),
    request_id: v.pipe(v.string(), v.nonEmpty()),
  }),
});

const text = v.pipe(v.string(), v.nonEmpty());

/** An oEmbed answer. */
const embedSchema = v.object({
  version: v.picklist(['1.0']),
  type: v.picklist(['rich']),
  title: text,
  provider_name: text,
  provider_url: text,
  cache_age: v.number(),
  html: text,
  width: v.number(),
  height: v.number(),
  thumbnail_url: v.optional(text),
  thumbnail_width: v.optional(v.number()),
  thumbnail_height: v.optional(v.number()),
});

const anything = v.looseObject({});

/** Schemas of answers and bodies, by their names in the description. */
export const SCHEMAS = {
  Player: api.playerSchema,
  PlayerSummary: api.playerSummarySchema,
  Board: api.boardSchema,
  BoardDays: api.boardDaysSchema,
  BoardOfDay: api.boardOfDaySchema,
  BoardOfDayTop: api.boardOfDayTopSchema,
  HistoryEntry: api.historyEntrySchema,
  Round: api.roundSchema,
  RoundPage: api.roundPageSchema,
  Channel: api.channelSchema,
  HeadToHead: api.headToHeadSchema,
  BestRound: api.bestSchema,
  Course: api.courseSchema,
  CourseLine: api.courseLineSchema,
  CourseSummary: api.courseSummarySchema,
  CourseDay: api.courseDaySchema,
  CourseImage: api.courseImageSchema,
  CoursePlayer: api.coursePlayerSchema,
  CourseScore: api.courseScoreSchema,
  CourseTop: api.courseTopAnswerSchema,
  CourseStats: api.courseStatsSchema,
  Tee: api.teeSchema,
  Records: api.recordsSchema,
  RecordHolder: api.recordHolderSchema,
  BoardCorrections: api.boardCorrectionsSchema,
  BoardMoves: api.boardMovesSchema,
  Positions: api.positionsSchema,
  SeasonLine: api.seasonLineSchema,
  Season: api.seasonSchema,
  Search: api.searchSchema,
  ScoreUpdate: api.scoreUpdateSchema,
  CourseUpdate: api.courseUpdateSchema,
  TotalShots: api.totalShotsSchema,
  Country: api.countrySchema,
  Subscribers: api.subscribersSchema,
  Embed: embedSchema,
  CabinetPlayer: api.cabinetPlayerSchema,
  Cabinet: api.cabinetSchema,
  Trophy: api.trophySchema,
  Achievement: api.achievementSchema,
  Item: api.itemSchema,
  UnlockedItem: api.unlockedItemSchema,
  Click: api.clickSchema,
  Description: v.object({ openapi: v.string(), info: anything, paths: anything, components: anything }),
  Error: errorSchema,
} as const satisfies Record<string, v.GenericSchema>;

export type SchemaName = keyof typeof SCHEMAS;
