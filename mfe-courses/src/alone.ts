import { mountAlone } from '@golf/shared/alone';
import * as Courses from './exposed/Courses.ts';

mountAlone('mfe-courses/Courses', Courses, {});
