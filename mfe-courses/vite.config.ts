import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname);
