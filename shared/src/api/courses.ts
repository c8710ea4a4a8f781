import * as v from 'valibot';
import { announced, flag, id, maybeNumber, maybeText, name, number, picture, record, rows, text } from './decode.ts';
import { resource } from './resource.ts';

export const courseSchema = v.object({
  course_id: id,
  club_name: name,
  course_name: text,
  club_location: text,
  club_country: text,
  club_continent: text,
  /** Country code, lower case. */
  code: v.pipe(text, v.toLowerCase()),
  flag_name: text,
  /** True: lengths in metres; false: in yards. */
  metres: flag,
  /** Untrusted HTML: sanitise before rendering. */
  description: text,
});

export const courseImageSchema = v.object({ id, image_path: picture, alt_text: text });

export const coursePlayerSchema = v.object({ id, player_name: name, live: announced, profile: picture });

export const teeSchema = v.object({
  tee_id: id,
  tee_name: name,
  /** CSS colours of the tee markers and of text on the markers. */
  tee_background: text,
  tee_text_color: text,
  /** True for a women's tee. */
  gender: flag,
  /** Length in the course's unit. */
  tee_yardage: maybeNumber,
  tee_par: maybeNumber,
  tee_course_rating: maybeNumber,
  tee_slope_rating: maybeNumber,
});

export const courseScoreSchema = v.object({
  score_id: id,
  /** ISO day. */
  score_date: name,
  player_id: id,
  player_name: name,
  live: announced,
  profile: picture,
  /** The player's current handicap in strokes; null: none, or not provided by another backend. */
  handicap: v.fallback(maybeNumber, null),
  /** Title of the video. */
  score_title: text,
  course_link: maybeText,
  score_course: text,
  /** Null if the backend does not provide it; the same holds for `gender`. */
  tee_id: maybeNumber,
  /** True for a women's tee. */
  gender: v.nullish(flag, null),
  tee_name: text,
  tee_background: text,
  tee_text_color: text,
  tee_par: maybeNumber,
  /** Strokes relative to par. */
  score_over_par: number,
  pro: flag,
});

/** Number of rounds above which a leaderboard is too long to be inlined into a page: a round is some 450 bytes. */
export const LONG_LEADERBOARD = 150;

/** Initial number of visible rounds per tee, on a long leaderboard. */
export const FIRST_OF_TEE = 5;

const courseTopSchema = v.object({
  /** Number of rounds on the leaderboard. */
  rounds: number,
  /** Tees with rounds, in the order of the leaderboard. */
  tees: v.array(
    v.object({
      /** Number of rounds from this tee. */
      rounds: number,
      /** First rounds, with their places among all rounds from this tee. */
      first: v.pipe(v.array(v.object({ round: courseScoreSchema, position: number, tied: flag })), v.minLength(1)),
    }),
  ),
});

export const courseTopAnswerSchema = v.object({
  /** Null: the page contains the whole leaderboard. */
  top: v.nullish(courseTopSchema, null),
});

export const courseStatsSchema = v.object({
  rounds: number,
  players: number,
  average_score_over_par: maybeNumber,
  best_score_over_par: maybeNumber,
});

export type Course = v.InferOutput<typeof courseSchema>;
export type CourseImage = v.InferOutput<typeof courseImageSchema>;
export type CoursePlayer = v.InferOutput<typeof coursePlayerSchema>;
export type Tee = v.InferOutput<typeof teeSchema>;
export type CourseScore = v.InferOutput<typeof courseScoreSchema>;
/** Initial content of a long leaderboard. */
export type CourseTop = v.InferOutput<typeof courseTopSchema>;
export type CourseStats = v.InferOutput<typeof courseStatsSchema>;

/** All courses with a released leaderboard. */
export const coursesResource = resource('/api/courses', rows(courseSchema));

const decodeTop = (answer: unknown): CourseTop | null => v.parse(courseTopAnswerSchema, answer).top;

/** The five resources of one course, fetched in parallel. `top` replaces `scores` for a long leaderboard. */
export const courseResources = (courseId: number) => ({
  images: resource(`/api/course-images/${courseId}`, rows(courseImageSchema)),
  players: resource(`/api/course-players/${courseId}`, rows(coursePlayerSchema)),
  stats: resource(`/api/course-stats/${courseId}`, record(courseStatsSchema)),
  tees: resource(`/api/course-tees/${courseId}`, rows(teeSchema)),
  scores: resource(`/api/course-scores/${courseId}`, rows(courseScoreSchema)),
  top: resource<CourseTop | null>(`/api/course-scores/${courseId}/top`, decodeTop),
});
