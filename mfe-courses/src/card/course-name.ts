import type { Course } from '@golf/shared/api';

/**
 * Name of a course in addition to its club and location: "Old Course" of "St Andrews Links". Null if it would only
 * repeat one of the two: Asker Golfklubb plays at Asker, in Asker, Norway; Real Club Valderrama at Valderrama.
 */
export function courseNameOf({ club_name: club, course_name: name, club_location: location }: Course): string | null {
  const town = location.split(',')[0]?.trim();
  return name && !club.includes(name) && name !== town ? name : null;
}
