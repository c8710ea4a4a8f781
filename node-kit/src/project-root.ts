import { join } from 'node:path';

/** The folder of the project: it holds every app, and by default the release store and the data. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..');
