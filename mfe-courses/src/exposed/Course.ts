import { courseResources, courseSummaryResource } from '@golf/shared/api';
import type { CourseProps } from '@golf/shared/platform';

export { CoursePage as default } from '../course/CoursePage.tsx';

/** Queries of the initial page. */
export const queries = ({ courseId }: CourseProps) => {
  const { images, tees, scores, top } = courseResources(courseId);
  return [courseSummaryResource(courseId), images, tees, { ...scores, smaller: top }];
};

export const queriesWithoutScript = ({ courseId }: CourseProps) => [courseResources(courseId).images];
