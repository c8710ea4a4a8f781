import type { Course } from '@golf/shared/api';

/**
 * What a course is called beside its club and its place: "Old Course" of "St Andrews Links". Null where that would say
 * one of the two again: Asker Golfklubb plays at Asker, in Asker, Norway; Real Club Valderrama at Valderrama.
 */
export function courseNameOf({ club_name: club, course_name: name, club_location: location }: Course): string | null {
  const town = location.split(',')[0]?.trim();
  return name && !club.includes(name) && name !== town ? name : null;
}
