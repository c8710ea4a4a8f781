import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, record, text } from './decode.ts';
import { ApiError, resource, type Resource } from './resource.ts';

/** The best full round of one player somewhere. */
export const bestSchema = v.object({
  score_id: id,
  /** ISO day. */
  date: name,
  /** Strokes. */
  gross: number,
  /** Strokes relative to par. */
  score: number,
  /** Name of its tees; null where the course has none here. */
  tee: maybeText,
  /** Set for a women's tee. */
  gender: flag,
  /** The player's full rounds there. */
  rounds: number,
});

/** Tees that both have played all 18 holes from. */
const contestSchema = v.object({
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  course: name,
  tee_id: id,
  tee: name,
  /** CSS colours of the tee markers and of text on them. */
  tee_background: text,
  tee_text_color: text,
  /** Set for a women's tee. */
  gender: flag,
  par: number,
  course_rating: number,
  slope_rating: number,
  first: bestSchema,
  second: bestSchema,
  /** Id of the player with the lower score; null: level. */
  winner: maybeNumber,
});

/** A course on which both have played all 18 holes, and never from the same tees. */
const apartSchema = v.object({ course_id: maybeNumber, course: name, first: bestSchema, second: bestSchema });

export const headToHeadSchema = v.object({
  /** Tees from which the best round of one, or of the other, is the lower one, and from which both are level. */
  first_wins: number,
  second_wins: number,
  level: number,
  /** Those with the most rounds of both first. */
  contests: v.array(contestSchema),
  apart: v.array(apartSchema),
});

export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;
export type Contest = v.InferOutput<typeof contestSchema>;
export type BestOfPlayer = v.InferOutput<typeof bestSchema>;

const decode = record(headToHeadSchema);

/** Two players where both have played; null where there is nobody with one of the ids, or the backend has no such answer. */
export function headToHeadResource(first: number, second: number): Resource<HeadToHead | null> {
  const own = resource(`/api/head-to-head/${first}/${second}`, decode);
  return {
    queryKey: own.queryKey,
    async queryFn(context) {
      try {
        return await own.queryFn(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
