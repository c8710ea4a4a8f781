import { roundToTenth } from '@golf/shared/handicap';

/**
 * Difficulty of a course by its own ratings: course rating of its hardest tees minus their par, in strokes. Null if
 * either is unknown.
 */
export const difficultyOf = (courseRating: number | null, par: number | null): number | null =>
  courseRating === null || par === null ? null : roundToTenth(courseRating - par);

/** "+3.8", "0.0", "−0.9" */
export const formatDifficulty = (difficulty: number): string =>
  `${difficulty > 0 ? '+' : ''}${difficulty.toFixed(1)}`.replace('-', '−');
