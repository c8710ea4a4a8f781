import { titled } from '@golf/shared/platform';
import type { CourseSummary } from '@golf/shared/api';
import { courseTitle, formatStrokes } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import type { PageHead } from '@golf/shared/platform';
import { courseCard } from '@golf/shared/social-cards';

/** "Ada Whitfield leads from the White tees with 69 (−2)." */
function leadOf({ tees }: CourseSummary): string {
  const tee = tees.find(({ leader }) => leader !== null);
  if (!tee?.leader?.live) return '';
  const { name, value } = tee.leader;
  const strokes = tee.tee_par === null ? value : formatStrokes(value, value - tee.tee_par);
  return ` ${name} leads from the ${tee.tee_name} tees with ${strokes}.`;
}

/** Title and description of a course's page. */
export function headOfCourse(summary: CourseSummary, image: string | null): PageHead {
  const { course, rounds, players } = summary;
  const title = courseTitle(course.club_name, course.course_name);
  const where = [course.club_location, course.club_country].filter(Boolean).join(', ');
  const played =
    rounds > 0 ? `: ${rounds} rounds on video by ${players} players, tee by tee.` : ' and its leaderboard.';
  return {
    title: titled(`${title}: course leaderboard and records`),
    description: `${title}${where && ` (${where})`}${played}${leadOf(summary)}`,
    path: pathOfCourse(course),
    card: courseCard(course.course_id, `${title}: the course, its Course Leader and the lowest score.`),
    golfCourse: { name: title, image, locality: course.club_location, country: course.club_country },
  };
}
