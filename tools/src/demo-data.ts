import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** CSV folder that fills a new database in development, and in the smoke test of a release. */
export const DEMO_DATA = join(PROJECT_ROOT, 'demo/data');
