import { REMOTES } from '@golf/shared/platform/contract';

/** The app that composes the others. */
export const SHELL = 'shell';

/** Every app that is built and released, the shell first. */
export const APPS: readonly string[] = [SHELL, ...Object.keys(REMOTES)];
