import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { APPS } from '@golf/release-store';

/** The apps whose folders are here: a team's checkout may hold its own only. */
export function presentApps(): string[] {
  return APPS.filter((app) => existsSync(join(PROJECT_ROOT, app, 'package.json')));
}
