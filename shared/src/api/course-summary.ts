import * as v from 'valibot';
import { courseSchema, coursesResource, teeSchema, type Course } from './courses.ts';
import { flag, id, maybeNumber, maybeText, name, number, record } from './decode.ts';
import { recordHolderSchema } from './records.ts';
import { ApiError, resource, type Resource } from './resource.ts';

const teeSummarySchema = v.object({
  ...teeSchema.entries,
  rounds: number,
  players: number,
  /** Whether the tee is the hardest men's or women's tee, which decides the Course Leader. */
  hardest: flag,
  /** The Course Leader's round, in strokes. */
  leader: v.nullish(recordHolderSchema, null),
  /**
   * History of the tee record, in strokes: one step per improvement, with the players who equalled the record before
   * the next improvement, five at most. The last step is the current record.
   */
  steps: v.array(v.pipe(v.array(recordHolderSchema), v.minLength(1))),
});

/** A player's best adjusted score on the course. */
const netSchema = v.object({
  ...recordHolderSchema.entries,
  tee_id: id,
  /** Number of the player's full rounds on the course. */
  rounds: number,
  place: number,
  tied: flag,
});

export const courseDaySchema = v.object({
  /** ISO day. */
  date: name,
  rounds: number,
  /** Mean of the strokes relative to the players' handicaps before the round, two decimals. */
  to_handicap: number,
  /** Players of the day; empty if there were more than three. */
  players: v.array(v.object({ player_id: id, name, live: flag })),
});

export const courseSummarySchema = v.object({
  course: courseSchema,
  rounds: number,
  players: number,
  /** ISO day. */
  last_played: maybeText,
  /** Lowest score to par from any tee. */
  best: maybeNumber,
  tees: v.array(teeSummarySchema),
  /** Lowest first, 50 at most. */
  net: v.array(netSchema),
  hardest_days: v.array(courseDaySchema),
  easiest_days: v.array(courseDaySchema),
});

export type CourseSummary = v.InferOutput<typeof courseSummarySchema>;
export type TeeSummary = v.InferOutput<typeof teeSummarySchema>;
export type NetOfPlayer = v.InferOutput<typeof netSchema>;
export type CourseDay = v.InferOutput<typeof courseDaySchema>;

/** Fallback for a backend without summaries; null for an unknown course. */
function withoutSummary(courses: readonly Course[], courseId: number): CourseSummary | null {
  const course = courses.find(({ course_id: other }) => other === courseId);
  if (!course) return null;
  return {
    course,
    rounds: 0,
    players: 0,
    last_played: null,
    best: null,
    tees: [],
    net: [],
    hardest_days: [],
    easiest_days: [],
  };
}

const decode = record(courseSummarySchema);

/**
 * One course with the summary computed on import; null if no such course has a leaderboard. Falls back to the list of
 * courses for a backend without summaries.
 */
export function courseSummaryResource(courseId: number): Resource<CourseSummary | null> {
  const own = resource(`/api/courses/${courseId}/summary`, decode);
  return {
    queryKey: own.queryKey,
    async queryFn(context) {
      try {
        return await own.queryFn(context);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        return withoutSummary(await coursesResource.queryFn(context), courseId);
      }
    },
  };
}
