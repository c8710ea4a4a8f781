/**
 * A club and its course's own name; null where that would say the club's again: Asker Golfklubb plays at Asker.
 * @param course "St Andrews Links – Old Course", or a club alone
 */
export function clubAndCourse(course: string): readonly [club: string, own: string | null] {
  const [club = '', ...rest] = course.split(' – ');
  const own = rest.join(' – ');
  return [club, club.includes(own) ? null : own];
}
