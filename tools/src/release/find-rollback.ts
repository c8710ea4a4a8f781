import { readPointer, rollbackOf } from '@golf/release-store';
import type { PageState, PreviewedRelease } from '@golf/shared/platform/contract';

/** Time limit for a site's answer, in milliseconds. */
const PATIENCE = 2000;

type Rollback = NonNullable<PreviewedRelease['rolledBack']>;

/** Rollback of a version according to a site's preview of it. Null: unknown to the site, or no answer. */
async function rollbackReportedBy(site: string, app: string, version: string): Promise<Rollback | null> {
  try {
    const answer = await fetch(`${site}/?preview=${app}@${version}`, { signal: AbortSignal.timeout(PATIENCE) });
    const [, state = '{}'] =
      /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
    // Written by the server of this project.
    return (JSON.parse(state) as Partial<PageState>).preview?.rolledBack ?? null;
  } catch {
    // A site may be named before it is running.
    return null;
  }
}

/**
 * Whether a version was rolled back, according to the local store or the site that will show the preview.
 * @param releases folder of the store
 */
export async function findRollback(
  releases: string,
  site: string,
  app: string,
  version: string,
): Promise<Rollback | null> {
  return rollbackOf(readPointer(releases), app, version) ?? (await rollbackReportedBy(site, app, version));
}
