import { roundToTenth } from '@golf/shared/handicap';

/**
 * How hard a course is by its own numbers: what the course rating of its hardest tees is over their par, in strokes.
 * Null where one of the two is not known.
 */
export const difficultyOf = (courseRating: number | null, par: number | null): number | null =>
  courseRating === null || par === null ? null : roundToTenth(courseRating - par);

/** "+3.8", "0.0", "−0.9" */
export const formatDifficulty = (difficulty: number): string =>
  `${difficulty > 0 ? '+' : ''}${difficulty.toFixed(1)}`.replace('-', '−');
