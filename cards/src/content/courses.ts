import {
  courseImageSchema,
  courseSchema,
  courseScoreSchema,
  playerSchema,
  rows,
  teeSchema,
  type CourseScore,
  type Tee,
} from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { askMaybe, askRows, type CardSite } from '../site.ts';
import type { BestScore, CourseContent } from './content.ts';
import { ownPicture } from './people.ts';

/** The tees with the highest course rating: the men's if there are any, which the course's page lists first. */
function hardestOf(tees: readonly Tee[]): Tee | null {
  const rated = tees.filter(({ tee_course_rating: rating }) => rating !== null);
  const [hardest] = rated.toSorted(
    (a, b) =>
      Number(a.gender) - Number(b.gender) ||
      (b.tee_course_rating ?? 0) - (a.tee_course_rating ?? 0) ||
      (b.tee_slope_rating ?? 0) - (a.tee_slope_rating ?? 0) ||
      a.tee_id - b.tee_id,
  );
  return hardest ?? null;
}

/**
 * The lowest score and its first holder.
 * @param hidden ids of players before their announcement, who stay anonymous
 */
function bestOf(scores: readonly CourseScore[], hidden: ReadonlySet<number>): BestScore | null {
  const lowest = Math.min(...scores.map(({ score_over_par: score }) => score));
  const holders = scores
    .filter(({ score_over_par: score }) => score === lowest)
    .toSorted((a, b) => (a.score_date < b.score_date ? -1 : 1));
  const [first] = holders;
  if (!first) return null;
  const others = new Set(holders.map(({ player_id: id }) => id)).size - 1;
  const more = others === 0 ? '' : ` and ${others} more`;
  return {
    score: formatScore(lowest),
    under: lowest < 0,
    holder: hidden.has(first.player_id) ? null : first.player_name,
    spare: `Player ${first.player_id}`,
    more,
  };
}

/**
 * The scores from some tees. Without tee ids from the backend, a score has only the name and par of its tees. Null if
 * those match several tees, because women's tees may share the name of the men's.
 */
function fromTees(scores: readonly CourseScore[], tees: readonly Tee[], tee: Tee) {
  const { tee_id: id, tee_name: name, tee_par: par } = tee;
  if (scores.some((score) => score.tee_id !== null)) return scores.filter((score) => score.tee_id === id);
  if (tees.filter((tee) => tee.tee_name === name && tee.tee_par === par).length > 1) return null;
  return scores.filter((score) => score.tee_name === name && score.tee_par === par);
}

/** One course with a released leaderboard; null if it does not exist. */
export async function courseContent(site: CardSite, courseId: number): Promise<CourseContent | null> {
  const courses = await askRows(site, '/api/courses', courseSchema);
  const course = courses.find(({ course_id: id }) => id === courseId);
  if (!course) return null;
  const [images, tees, scores, players] = await Promise.all([
    askMaybe(site, `/api/course-images/${courseId}`, rows(courseImageSchema)),
    askMaybe(site, `/api/course-tees/${courseId}`, rows(teeSchema)),
    askMaybe(site, `/api/course-scores/${courseId}`, rows(courseScoreSchema)),
    askMaybe(site, '/api/players', rows(playerSchema)),
  ]);
  const hidden = new Set((players ?? []).flatMap(({ id, live }) => (live ? [] : [id])));
  const hardest = hardestOf(tees ?? []);
  const fromHardest = hardest && fromTees(scores ?? [], tees ?? [], hardest);
  // On a tie the first holder is the only leader.
  const leader = fromHardest && bestOf(fromHardest, hidden);
  return {
    kind: 'course',
    page: site.origin + pathOfCourse(course),
    club: course.club_name,
    course: course.course_name === course.club_name ? '' : course.course_name,
    spare: `Course ${courseId}`,
    flag: course.code ? flagUrl(course.code) : null,
    location: [course.club_location, course.club_country].filter(Boolean).join(', '),
    picture: ownPicture(images?.[0]?.image_path ?? null),
    tees: hardest && {
      name: hardest.tee_name,
      rating: (hardest.tee_course_rating ?? 0).toFixed(1),
      slope: hardest.tee_slope_rating === null ? '' : String(hardest.tee_slope_rating),
    },
    record: bestOf(scores ?? [], hidden),
    leader: leader && { ...leader, more: '' },
  };
}
