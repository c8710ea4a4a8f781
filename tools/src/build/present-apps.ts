import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { APPS } from '@golf/release-store';

/** Apps with a folder. A team's checkout may contain only its own app. */
export function presentApps(): string[] {
  return APPS.filter((app) => existsSync(join(PROJECT_ROOT, app, 'package.json')));
}
