import { describeRemoteContract } from '@golf/shared/testing';
import * as Course from './exposed/Course.ts';
import * as Courses from './exposed/Courses.ts';
import * as Search from './exposed/Search.ts';

describeRemoteContract(
  'mfe-courses/Courses',
  Courses,
  {},
  {
    loaded: /North Berwick Golf Club/,
    failed: /(n’t available|We can’t load .*) right now/,
  },
);

describeRemoteContract(
  'mfe-courses/Course',
  Course,
  { courseId: 1 },
  {
    loaded: /How the record fell/,
    failed: /(n’t available|We can’t load .*) right now/,
  },
);
describeRemoteContract(
  'mfe-courses/Search',
  Search,
  { query: 'golf' },
  { loaded: /North Berwick/, failed: /Courses can’t be searched right now/ },
);
