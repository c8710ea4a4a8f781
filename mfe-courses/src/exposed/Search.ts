import { searchResource } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import { searchPart } from '@golf/shared/search-part';

const part = searchPart([
  {
    title: 'Courses',
    queries: (query) => [searchResource(query)],
    results(query, answerOf) {
      const { courses = [], corrected = null } = answerOf(searchResource(query)) ?? {};
      return {
        corrected,
        found: courses.map((course) => ({
          path: pathOfCourse(course),
          title: courseTitle(course.club_name, course.course_name),
          detail: course.club_location,
        })),
      };
    },
  },
]);

export const { search, queries } = part;
export default part.default;
