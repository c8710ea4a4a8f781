import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  Courses: './src/exposed/Courses.ts',
  Course: './src/exposed/Course.ts',
});
