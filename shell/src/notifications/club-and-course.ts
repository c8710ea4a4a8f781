/**
 * Splits a club and its course's own name. The name is null if it repeats the club's: Asker Golfklubb plays at Asker.
 * @param course "St Andrews Links – Old Course", or a club alone
 */
export function clubAndCourse(course: string): readonly [club: string, own: string | null] {
  const [club = '', ...rest] = course.split(' – ');
  const own = rest.join(' – ');
  return [club, club.includes(own) ? null : own];
}
