import { mountAlone } from '@golf/shared/alone';
import * as Courses from './Courses.tsx';

mountAlone('mfe-courses/Courses', Courses, {});
