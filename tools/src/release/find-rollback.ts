import { readPointer, rollbackOf } from '@golf/release-store';
import type { PageState, PreviewedRelease } from '@golf/shared/platform/contract';

/** How long a site may take to say so, in milliseconds. */
const PATIENCE = 2000;

type Rollback = NonNullable<PreviewedRelease['rolledBack']>;

/** What a site says of a version when it is asked for its preview; null where it does not know it, or does not answer. */
async function toldBy(site: string, app: string, version: string): Promise<Rollback | null> {
  try {
    const answer = await fetch(`${site}/?preview=${app}@${version}`, { signal: AbortSignal.timeout(PATIENCE) });
    const [, state = '{}'] =
      /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
    // Written by the server of this project.
    return (JSON.parse(state) as Partial<PageState>).preview?.rolledBack ?? null;
  } catch {
    // A site that is not there yet can still be named.
    return null;
  }
}

/**
 * Whether a version was rolled back, as the store of this machine says, or the site that it will be laid over.
 * @param releases folder of the store
 */
export async function findRollback(
  releases: string,
  site: string,
  app: string,
  version: string,
): Promise<Rollback | null> {
  return rollbackOf(readPointer(releases), app, version) ?? (await toldBy(site, app, version));
}
