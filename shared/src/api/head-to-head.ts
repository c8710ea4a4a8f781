import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, record, text } from './decode.ts';
import { orNull, resource } from './resource.ts';

/** A player's best full round on a course or from a tee. */
export const bestSchema = v.object({
  score_id: id,
  /** ISO day. */
  date: name,
  /** Strokes. */
  gross: number,
  /** Strokes relative to par. */
  score: number,
  /** Name of the tee; null if the course has no tees here. */
  tee: maybeText,
  /** True for a women's tee. */
  gender: flag,
  /** Number of the player's full rounds there. */
  rounds: number,
});

/** A tee from which both players have full rounds. */
const contestSchema = v.object({
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  course: name,
  tee_id: id,
  tee: name,
  /** CSS colours of the tee markers and of text on the markers. */
  tee_background: text,
  tee_text_color: text,
  /** True for a women's tee. */
  gender: flag,
  par: number,
  course_rating: number,
  slope_rating: number,
  first: bestSchema,
  second: bestSchema,
  /** Id of the player with the lower score; null: level. */
  winner: maybeNumber,
});

/** A course on which both players have full rounds, but from different tees. */
const apartSchema = v.object({ course_id: maybeNumber, course: name, first: bestSchema, second: bestSchema });

const sideSchema = v.object({ score_id: id, gross: number, score: number });

/** A video with a round of each player, on the same day and course. */
const meetingSchema = v.object({
  date: name,
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  course: name,
  holes: number,
  video: name,
  link: name,
  first: sideSchema,
  second: sideSchema,
  /** Id of the player with the lower score to par; null: level. */
  winner: maybeNumber,
});

export const headToHeadSchema = v.object({
  /** Number of tees won by each player's best round, and number of level tees. */
  first_wins: number,
  second_wins: number,
  level: number,
  /** Ordered by the number of both players' rounds, most first. */
  contests: v.array(contestSchema),
  apart: v.array(apartSchema),
  /** Videos with both, the latest first. */
  met: v.fallback(v.nullish(v.array(meetingSchema), []), []),
});

export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;
export type Contest = v.InferOutput<typeof contestSchema>;
export type Meeting = v.InferOutput<typeof meetingSchema>;
export type BestOfPlayer = v.InferOutput<typeof bestSchema>;

const decode = record(headToHeadSchema);

/** Head to head of two players; null for an unknown id, or if the backend has no such answer. */
export const headToHeadResource = (first: number, second: number) =>
  orNull(resource(`/api/head-to-head/${first}/${second}`, decode));
