import {
  APPS,
  type Edition,
  editionOf,
  isPublished,
  type Pointer,
  readWholeRelease,
  type Release,
  rollbackOf,
  SHELL,
} from '@golf/release-store';
import type { Preview } from './document.ts';

const ASKED = /^([\w-]+)@([\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)$/;

/** A preview cannot be shown. The message gives the reason. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

/** The live edition with some releases replaced, and the preview notice of the page. */
export interface PreviewEdition {
  live: Edition;
  previews: Preview[];
}

interface PreviewOptions {
  /** Folder of the release store. */
  releases: string;
  /** Source of rollbacks, which the preview notice mentions. */
  pointer: Pointer;
  /** Whether remotes on the visitor's own machine are allowed. */
  allowLocal: boolean;
}

/** Replaces one release. @param found apps of the edition, changed in place */
function replace(asked: string, found: Map<string, Release>, options: PreviewOptions): Preview {
  const { releases, allowLocal, pointer } = options;
  const [, app = '', version = ''] = ASKED.exec(asked) ?? [];
  if (!APPS.includes(app)) {
    throw new PreviewError(
      `Request a preview as ?preview=mfe-courses@version, several with commas between them; "${asked}" is none.`,
    );
  }
  if (version.startsWith('http:')) {
    if (!allowLocal)
      throw new PreviewError('This site shows no remotes from other machines: start it with LOCAL_PREVIEWS=true.');
    if (app === SHELL)
      throw new PreviewError('The shell cannot be laid over the site from another machine, only remotes can.');
    found.delete(app);
    const local = { version, entry: `${version}/remoteEntry.js`, styles: {} };
    return { app, version, local };
  }
  if (!isPublished(releases, app, version)) throw new PreviewError(`There is no release ${app} ${version}.`);
  try {
    found.set(app, readWholeRelease(releases, app, version));
  } catch (cause) {
    throw new PreviewError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  const rollback = rollbackOf(pointer, app, version);
  return { app, version, ...(rollback && { rolledBack: { at: rollback.at, why: rollback.why } }) };
}

/**
 * Resolves `?preview=`: "mfe-courses@1.1.0-3f9a0c1b2d,shell@1.0.0-0c1b2d3f9a".
 * @throws PreviewError for an unknown, repeated or forbidden release
 */
export function previewOf(asked: string, live: Edition, options: PreviewOptions): PreviewEdition {
  const found = new Map(live.remotes);
  if (live.shell) found.set(SHELL, live.shell);
  const previews = asked.split(',', APPS.length + 1).map((one) => replace(one, found, options));
  const twice = previews.find(({ app }, at) => previews.findIndex((one) => one.app === app) !== at);
  if (twice) throw new PreviewError(`${twice.app} is named twice: name one version of it.`);
  return { live: editionOf(found), previews };
}
