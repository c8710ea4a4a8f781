import { vi } from 'vitest';
import { answer } from './answers.ts';

/** Replaces `fetch` by the small backend; `overrides` answer first, undefined by 404. Undo with `vi.unstubAllGlobals()`. */
export function stubApi(overrides: Readonly<Record<string, unknown>> = {}): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, overrides));
}

/** Replaces `fetch` by a network that is down. */
export function stubDeadApi(): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, 'dead'));
}

/** Replaces `fetch` by a backend that never answers. */
export function stubSilentApi(): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, 'silent'));
}
