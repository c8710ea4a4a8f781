import { describeRemoteContract } from '@golf/shared/testing';
import * as Courses from './exposed/Courses.ts';

describeRemoteContract(
  'mfe-courses/Courses',
  Courses,
  {},
  {
    loaded: /North Berwick Golf Club/,
    failed: /not available right now/,
  },
);
