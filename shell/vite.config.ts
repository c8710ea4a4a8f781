import { defineHost } from '../vite.base.ts';

export default defineHost(import.meta.dirname);
