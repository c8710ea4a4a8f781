import { vi } from 'vitest';
import { answer } from './answers.ts';

/**
 * Replaces `fetch` with the small backend. `overrides` take precedence; undefined means 404. Undo with
 * `vi.unstubAllGlobals()`.
 */
export function stubApi(overrides: Readonly<Record<string, unknown>> = {}): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, overrides));
}

/** Replaces `fetch` with a network that is down. */
export function stubDeadApi(): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, 'dead'));
}

/** Replaces `fetch` with a backend that never answers. */
export function stubSilentApi(): void {
  vi.stubGlobal('fetch', (path: string) => answer(path, 'silent'));
}
