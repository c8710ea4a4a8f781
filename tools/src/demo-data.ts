import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** The CSV folder that fills a new database on a newcomer's machine and while a release is tried. */
export const DEMO_DATA = join(PROJECT_ROOT, 'demo/data');
