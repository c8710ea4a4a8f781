import { courseLinesResource, coursesResource } from '@golf/shared/api';

export { Courses as default } from '../Courses.tsx';

/** What the first screen shows. */
export const queries = () => [coursesResource, courseLinesResource];
