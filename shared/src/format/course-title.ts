/** The name of a course with its club: "St Andrews Links – Old Course"; only once if both are the same. */
export function courseTitle(clubName: string, courseName: string): string {
  return clubName === courseName || courseName === '' ? clubName : `${clubName} – ${courseName}`;
}
