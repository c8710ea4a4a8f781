/** Endpoint of failure reports. Not below /api, which may be another backend. */
export const SLOT_FAILURES_PATH = '/slot-failures';

/** Failures of a slot: while loading, while rendering, in an event handler, or as a hydration mismatch. */
export const FAILURE_KINDS = ['load', 'render', 'event', 'mismatch'] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Matches URLs of release files. Groups: the app, and the version in URLs of releases that predate shared files. */
const RELEASE = /\/releases\/([\w-]+)\/(?:files|([\w.-]+)\/client)\//g;

const reported = new Set<string>();

/** Reports a failure of a release, once per page and kind. A failed request is ignored, as for a click log entry. */
export function reportSlotFailure(app: string, version: string, kind: FailureKind): void {
  const body = JSON.stringify({ app, version, kind });
  if (reported.has(body)) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json' };
  void fetch(SLOT_FAILURES_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
}

/**
 * Reports an error that no slot's boundary caught, such as one of an event handler, if its stack names a release.
 * @param stack of an error or of components, with URLs
 * @param versionOf version of an app on this page
 * @returns "mfe-courses 1.0.0-3f9a0c1b2d"; null if the stack names no release
 */
export function reportStack(
  stack: string | undefined | null,
  kind: FailureKind,
  versionOf: (app: string) => string | undefined,
): string | null {
  const named = [...(stack ?? '').matchAll(RELEASE)];
  // Every stack contains the shell, because it provides React.
  const [, app, stated] = named.find(([, name]) => name !== 'shell') ?? named[0] ?? [];
  const version = app && (stated ?? versionOf(app));
  if (!app || !version) return null;
  reportSlotFailure(app, version, kind);
  return `${app} ${version}`;
}
