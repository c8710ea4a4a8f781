import { REMOTES } from '@golf/shared/platform/contract';

/** The app that composes the remotes. */
export const SHELL = 'shell';

/** Every app that is built and released. The shell comes first. */
export const APPS: readonly string[] = [SHELL, ...Object.keys(REMOTES)];
