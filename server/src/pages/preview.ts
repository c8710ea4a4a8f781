import {
  APPS,
  type Edition,
  editionOf,
  isPublished,
  type Pointer,
  readWholeRelease,
  rollbackOf,
  SHELL,
} from '@golf/release-store';
import type { Preview } from './document.ts';

const ASKED = /^([\w-]+)@([\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)$/;

/** A preview cannot be shown. The message gives the reason. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

/** The live edition with one release replaced, and the preview notice of the page. */
export interface PreviewEdition {
  live: Edition;
  preview: Preview;
}

/**
 * Resolves `?preview=`.
 * @param releases folder of the release store
 * @param pointer source of rollbacks, which the preview notice mentions
 * @param allowLocal whether a remote on the visitor's own machine is allowed
 * @throws PreviewError for an unknown or forbidden release
 */
export function previewOf(
  asked: string,
  live: Edition,
  { releases, allowLocal, pointer }: { releases: string; allowLocal: boolean; pointer: Pointer },
): PreviewEdition {
  const [, app = '', version = ''] = ASKED.exec(asked) ?? [];
  if (!APPS.includes(app)) {
    throw new PreviewError(`Request a preview as ?preview=mfe-courses@version; "${asked}" is none.`);
  }
  const found = new Map(live.remotes);
  if (live.shell) found.set(SHELL, live.shell);
  if (version.startsWith('http:')) {
    if (!allowLocal)
      throw new PreviewError('This site shows no remotes from other machines: start it with LOCAL_PREVIEWS=true.');
    if (app === SHELL)
      throw new PreviewError('The shell cannot be laid over the site from another machine, only remotes can.');
    found.delete(app);
    const local = { version, entry: `${version}/remoteEntry.js`, styles: {}, release: `${version}/release.json` };
    return { live: editionOf(found), preview: { app, version, local } };
  }
  if (!isPublished(releases, app, version)) throw new PreviewError(`There is no release ${app} ${version}.`);
  try {
    found.set(app, readWholeRelease(releases, app, version));
  } catch (cause) {
    throw new PreviewError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  const rollback = rollbackOf(pointer, app, version);
  return {
    live: editionOf(found),
    preview: { app, version, ...(rollback && { rolledBack: { at: rollback.at, why: rollback.why } }) },
  };
}
