import type { Improvement } from '@golf/shared/api';
import { COUNTING_ROUNDS, LATEST_ROUNDS, STANDARD_SLOPE } from '@golf/shared/handicap';
import type { PlayedRound, TeeOfCourse } from './played-rounds.ts';

/** Maximum number of suggested courses per player. */
const COURSES = 3;

/** Σ counting hundredths ÷ count, in tenths of a stroke, half towards plus infinity. */
export const tenthsOfMean = (sum: number, count: number) => Math.floor((2 * sum + 10 * count) / (20 * count));

/** Adjusted score of a full round in hundredths of a stroke. */
function netOf(gross: number, { course_rating: rating, slope_rating: slope }: TeeOfCourse['tee']): number {
  const overRating = 10 * gross - rating;
  return Math.floor((2 * 10 * STANDARD_SLOPE * overRating + slope) / (2 * slope));
}

interface NextRound {
  /** Sum of the scores that count whatever the next one is, in hundredths. */
  base: number;
  /** Highest score that would still count. Infinity while fewer than 8 count. */
  limit: number;
  counting: number;
}

function nextRoundOf(nets: readonly number[]): NextRound {
  const kept = nets.slice(-(LATEST_ROUNDS - 1)).toSorted((a, b) => a - b);
  const counting = Math.min(COUNTING_ROUNDS, kept.length + 1);
  const base = kept.slice(0, counting - 1).reduce((sum, net) => sum + net, 0);
  return { base, limit: kept[counting - 1] ?? Infinity, counting };
}

/** Courses that a player knows best: most rounds first, then the latest; each with the tee last played. */
function knownTees(rounds: readonly PlayedRound[]): TeeOfCourse[] {
  const byCourse = Map.groupBy(
    rounds.flatMap(({ place }) => place ?? []),
    ({ course }) => course.id,
  );
  // Newest first. toSorted keeps the order of equals.
  return [...byCourse.values()]
    .toReversed()
    .toSorted((a, b) => b.length - a.length)
    .slice(0, COURSES)
    .flatMap((places) => places.at(-1) ?? []);
}

/**
 * Highest scores that would improve a player's handicap, on courses that the player knows.
 * @param rounds oldest first
 * @param handicap in tenths of a stroke; null: no handicap yet
 */
export function improvementsOf(rounds: readonly PlayedRound[], handicap: number | null): Improvement[] {
  if (handicap === null) return [];
  const next = nextRoundOf(rounds.map(({ net }) => net));
  // Largest sum whose mean rounds to a tenth below the current handicap.
  const largestSum = 10 * next.counting * handicap - 5 * next.counting - 1;
  const highest = largestSum - next.base;
  return knownTees(rounds).map(({ course, tee, title, isReleased }) => {
    let gross = Math.ceil((tee.course_rating + (highest * tee.slope_rating) / (10 * STANDARD_SLOPE)) / 10) + 1;
    while (netOf(gross, tee) > highest) gross -= 1;
    const sum = next.base + Math.min(netOf(gross, tee), next.limit);
    return {
      course_id: isReleased ? course.id : null,
      course: title,
      tee: tee.name,
      tee_background: tee.background,
      tee_text_color: tee.text_color,
      gross,
      score: gross - tee.par,
      handicap: tenthsOfMean(sum, next.counting) / 10,
    };
  });
}
