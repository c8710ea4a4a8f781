import { join } from 'node:path';

/** The folder of the project. By default it also contains the release store and the data. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..');
