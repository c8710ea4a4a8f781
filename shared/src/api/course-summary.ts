import * as v from 'valibot';
import { courseSchema, coursesResource, teeSchema, type Course } from './courses.ts';
import { flag, id, maybeNumber, maybeText, name, number, record } from './decode.ts';
import { recordHolderSchema } from './records.ts';
import { ApiError, resource, type Resource } from './resource.ts';

/** A tee with its full rounds. */
const teeSummarySchema = v.object({
  ...teeSchema.entries,
  rounds: number,
  players: number,
  /** Whether it is the hardest tee of the men, or of the women: whoever leads from it is the Course Leader. */
  hardest: flag,
  /** The Course Leader's round, in strokes. */
  leader: v.nullish(recordHolderSchema, null),
  /**
   * How the record from this tee has fallen, in strokes: a step each time that it was broken, with those who have reached
   * the same before it fell again, five at most. The last one holds now.
   */
  steps: v.array(v.pipe(v.array(recordHolderSchema), v.minLength(1))),
});

/** The best adjusted score of a player on the course. */
const netSchema = v.object({
  ...recordHolderSchema.entries,
  /** Id of the tee that it was played from. */
  tee_id: id,
  /** The player's full rounds on the course. */
  rounds: number,
  place: number,
  tied: flag,
});

export const courseDaySchema = v.object({
  /** ISO day. */
  date: name,
  rounds: number,
  /** Strokes to the handicaps that the players had before, on average; two decimals. */
  to_handicap: number,
  /** Those who played; empty where there were more than three. */
  players: v.array(v.object({ player_id: id, name, live: flag })),
});

export const courseSummarySchema = v.object({
  course: courseSchema,
  rounds: number,
  players: number,
  /** ISO day. */
  last_played: maybeText,
  /** The lowest score to par from any tee. */
  best: maybeNumber,
  tees: v.array(teeSummarySchema),
  /** The lowest first: 50 at most. */
  net: v.array(netSchema),
  hardest_days: v.array(courseDaySchema),
  easiest_days: v.array(courseDaySchema),
});

export type CourseSummary = v.InferOutput<typeof courseSummarySchema>;
export type TeeSummary = v.InferOutput<typeof teeSummarySchema>;
export type NetOfPlayer = v.InferOutput<typeof netSchema>;
export type CourseDay = v.InferOutput<typeof courseDaySchema>;

/** What a backend without summaries knows of a course; null for one that it does not have. */
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
 * One course, with what an import has worked out about it; null when there is no such course with a leaderboard. Where the
 * backend has no summaries, what its list of courses says.
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
