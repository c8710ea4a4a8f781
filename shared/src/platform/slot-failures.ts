/** Path to which failures are reported. Not below /api, which may be another backend. */
export const SLOT_FAILURES_PATH = '/slot-failures';

/** How a slot can fail: while loading, while rendering, in an event handler, or by a hydration mismatch. */
export const FAILURE_KINDS = ['load', 'render', 'event', 'mismatch'] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The app in the URL of a release's file, and the version in that of one from before releases shared files. */
const RELEASE = /\/releases\/([\w-]+)\/(?:files|([\w.-]+)\/client)\//g;

const reported = new Set<string>();

/** Reports once per page and kind that a release failed. Ignored when it cannot be sent, like a click log entry. */
export function reportSlotFailure(app: string, version: string, kind: FailureKind): void {
  const body = JSON.stringify({ app, version, kind });
  if (reported.has(body)) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json' };
  void fetch(SLOT_FAILURES_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
}

/**
 * Reports an error that no slot's boundary caught, of an event handler for example, if its stack names a release.
 * @param stack of an error or of components, with addresses
 * @param versionOf the version of an app on this page
 * @returns "mfe-courses 1.0.0-3f9a0c1b2d"; null when no release is named
 */
export function reportStack(
  stack: string | undefined | null,
  kind: FailureKind,
  versionOf: (app: string) => string | undefined,
): string | null {
  const named = [...(stack ?? '').matchAll(RELEASE)];
  // The shell provides React and is therefore in every stack.
  const [, app, stated] = named.find(([, name]) => name !== 'shell') ?? named[0] ?? [];
  const version = app && (stated ?? versionOf(app));
  if (!app || !version) return null;
  reportSlotFailure(app, version, kind);
  return `${app} ${version}`;
}
