import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@golf/shared/platform/contract';

/** The folder that holds every app: two above this file's own. */
export const PROJECT_ROOT = join(import.meta.dirname, '../../..');

/** The app that composes the others. */
export const SHELL = 'shell';

/** Every app that is built and released, the shell first. */
export const APPS: readonly string[] = [SHELL, ...Object.keys(REMOTES)];

/** The apps whose folders are here: a team's checkout may hold its own only. */
export function presentApps(): string[] {
  return APPS.filter((app) => existsSync(join(PROJECT_ROOT, app, 'package.json')));
}
