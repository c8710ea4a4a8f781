import { describeRemoteContract } from '@golf/shared/testing';
import * as Courses from './Courses.tsx';

describeRemoteContract('mfe-courses/Courses', Courses, {});
