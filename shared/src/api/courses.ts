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
  /** Whether lengths are in metres; else in yards. */
  metres: flag,
  /** HTML from outside: sanitise before showing. */
  description: text,
});

export const courseImageSchema = v.object({ id, image_path: picture, alt_text: text });

export const coursePlayerSchema = v.object({ id, player_name: name, live: announced, profile: picture });

export const teeSchema = v.object({
  tee_id: id,
  tee_name: name,
  /** CSS colours of the tee markers and of text on them. */
  tee_background: text,
  tee_text_color: text,
  /** Set for a women's tee. */
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
  /** Of the player today, in strokes; null when there is none, or another backend does not say. */
  handicap: v.fallback(maybeNumber, null),
  /** Title of the video. */
  score_title: text,
  course_link: maybeText,
  score_course: text,
  /** Null where the backend does not say; so is the next. */
  tee_id: maybeNumber,
  /** Set for a women's tee. */
  gender: v.nullish(flag, null),
  tee_name: text,
  tee_background: text,
  tee_text_color: text,
  tee_par: maybeNumber,
  /** Strokes relative to par. */
  score_over_par: number,
  pro: flag,
});

/** A leaderboard of more rounds than this is too long to travel with a page: some 450 bytes each. */
export const LONG_LEADERBOARD = 150;

/** Rounds of each tee that show at first where there are many. */
export const FIRST_OF_TEE = 5;

const courseTopSchema = v.object({
  /** All rounds of the leaderboard. */
  rounds: number,
  /** Those that have been played from, in the order of the leaderboard. */
  tees: v.array(
    v.object({
      /** All rounds from this tee. */
      rounds: number,
      /** The first ones, each with its place among all from this tee. */
      first: v.pipe(v.array(v.object({ round: courseScoreSchema, position: number, tied: flag })), v.minLength(1)),
    }),
  ),
});

export const courseTopAnswerSchema = v.object({
  /** Null: the leaderboard travels as a whole. */
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
/** What a long leaderboard shows at first. */
export type CourseTop = v.InferOutput<typeof courseTopSchema>;
export type CourseStats = v.InferOutput<typeof courseStatsSchema>;

/** Every course with a released leaderboard. */
export const coursesResource = resource('/api/courses', rows(courseSchema));

const decodeTop = (answer: unknown): CourseTop | null => v.parse(courseTopAnswerSchema, answer).top;

/** The five calls of one course, made in parallel; `top` in place of `scores` where the leaderboard is long. */
export const courseResources = (courseId: number) => ({
  images: resource(`/api/course-images/${courseId}`, rows(courseImageSchema)),
  players: resource(`/api/course-players/${courseId}`, rows(coursePlayerSchema)),
  stats: resource(`/api/course-stats/${courseId}`, record(courseStatsSchema)),
  tees: resource(`/api/course-tees/${courseId}`, rows(teeSchema)),
  scores: resource(`/api/course-scores/${courseId}`, rows(courseScoreSchema)),
  top: resource<CourseTop | null>(`/api/course-scores/${courseId}/top`, decodeTop),
});
