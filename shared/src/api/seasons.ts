import * as v from 'valibot';
import { namedSchema, personSchema } from './people.ts';
import { flag, id, maybeNumber, maybeText, name, number, record, rows, text } from './decode.ts';
import { RECORD_UNITS } from './records.ts';
import { orNull, resource } from './resource.ts';

const placedSchema = v.object({
  ...personSchema.entries,
  /** Place at the end of the season. */
  position: number,
  tied: flag,
  /** Place at the start; null without one. */
  before: maybeNumber,
});

const roundSchema = v.object({
  ...namedSchema.entries,
  score_id: id,
  date: name,
  course: text,
  /** To par. */
  score: number,
  net_score: number,
});

/** A year with rounds. */
export const seasonLineSchema = v.object({
  year: id,
  /** Everyone with the best handicap at the end of the year, or of the newest day. */
  champions: v.array(personSchema),
  /** Their handicap; null without champions. */
  handicap: maybeNumber,
  so_far: flag,
  rounds: maybeNumber,
  players: maybeNumber,
});

export const seasonSchema = v.object({
  year: id,
  /** ISO day of the final table: 31 December, or the newest day. */
  day: name,
  /** Whether rounds of the year may still come. */
  so_far: flag,
  /** ISO day of the final table of the year before; null without one: `before` is then each player's first place. */
  start: maybeText,
  rounds: number,
  /** Players with a round in the year. */
  players: number,
  /** Players with a handicap at the end. */
  ranked: number,
  /** Last ISO day of each month with rounds. */
  days: v.array(name),
  /** First ten of the final table, with the rounds in the year and the places at the end of each of `days`. */
  table: v.array(
    v.object({
      ...placedSchema.entries,
      handicap: number,
      rounds: number,
      places: v.array(maybeNumber),
    }),
  ),
  /** Announced players who gained and lost most places, five at most each. */
  up: v.array(placedSchema),
  down: v.array(placedSchema),
  /** Ten lowest adjusted scores of 18 holes, best first. */
  lowest: v.array(roundSchema),
  /** Rounds of 18 holes with the lowest score to par, earliest first, five at most. */
  lowest_to_par: v.array(roundSchema),
  /** Records that were set in the year and stand, with the holders who set them in it. */
  records: v.array(
    v.object({
      id: name,
      name,
      unit: v.picklist(RECORD_UNITS),
      value: number,
      date: name,
      holders: v.array(namedSchema),
    }),
  ),
  /** Ten courses with the most rounds. */
  courses: v.array(
    v.object({
      /** Null where the course has no leaderboard. */
      course_id: maybeNumber,
      course: text,
      rounds: number,
      /** Lowest score to par of 18 holes; null without one. */
      best: maybeNumber,
    }),
  ),
});

export type SeasonLine = v.InferOutput<typeof seasonLineSchema>;
export type Season = v.InferOutput<typeof seasonSchema>;
export type SeasonRow = Season['table'][number];
export type SeasonMover = Season['up'][number];
export type SeasonRound = Season['lowest'][number];

/** Years with rounds, the newest first; null if the backend keeps no seasons. */
export const seasonsResource = orNull(resource('/api/seasons', rows(seasonLineSchema)));

/** The season of a year; null for a year without rounds. */
export const seasonResource = (year: number) => orNull(resource(`/api/seasons/${year}`, record(seasonSchema)));
