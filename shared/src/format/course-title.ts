/** The name of a course with its club: "St Andrews Links – Old Course"; once where both are the same. */
export function courseTitle(clubName: string, courseName: string): string {
  return clubName === courseName || courseName === '' ? clubName : `${clubName} – ${courseName}`;
}

/** The name of a course, broken behind its dash and never before it; an article stays with its word ("THE PLAYERS"). */
export const unbrokenCourse = (title: string): string =>
  title.replaceAll(' – ', '\u00a0– ').replaceAll(/\b(the) /gi, '$1\u00a0');
