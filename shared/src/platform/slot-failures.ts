/** Where a slot's failure is reported. Not below /api: that may be somebody else's. */
export const SLOT_FAILURES_PATH = '/slot-failures';

/** In what a slot can fail: not loaded, thrown on render, thrown later, other HTML than the server's. */
export const FAILURE_KINDS = ['load', 'render', 'event', 'mismatch'] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A release, as its addresses name it. */
const RELEASE = /\/releases\/([\w-]+)\/([\w.-]+)\//g;

const reported = new Set<string>();

/** Tells the server, once per page, that a release failed. Like a click log: swallowed when it cannot be sent. */
export function reportSlotFailure(app: string, version: string, kind: FailureKind): void {
  const body = JSON.stringify({ app, version, kind });
  if (reported.has(body)) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json' };
  void fetch(SLOT_FAILURES_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
}

/**
 * Reports what went wrong outside of a slot's boundary, in an event handler say, if a stack names the release.
 * @param stack of an error or of components, with addresses
 * @returns "mfe-courses 1.0.0-3f9a0c1b2d"; null when no release is named
 */
export function reportStack(stack: string | undefined | null, kind: FailureKind): string | null {
  const named = [...(stack ?? '').matchAll(RELEASE)];
  // The shell, which brings React, is in every stack.
  const [, app, version] = named.find(([, name]) => name !== 'shell') ?? named[0] ?? [];
  if (!app || !version) return null;
  reportSlotFailure(app, version, kind);
  return `${app} ${version}`;
}
