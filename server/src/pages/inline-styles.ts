import { dirname, posix } from 'node:path';
import { readBrowserFile, type Release } from '@golf/release-store';
import { clientUrl } from './live-remotes.ts';

/** `url(./archivo.woff2)`: relative to the style sheet. */
const RELATIVE_URL = /url\((["']?)(\.\.?\/[^"')]+)\1\)/g;

/**
 * A style sheet of a release for inlining. Its relative URLs become absolute, as they would resolve against the page.
 * @returns null for a missing or changed file, or one that would close its style element; the page links to it instead
 */
export function inlineStyle(releases: string, release: Release, file: string, releasesOrigin: string): string | null {
  let css: string;
  try {
    css = readBrowserFile(releases, release, file).toString();
  } catch {
    return null;
  }
  if (css.includes('</')) return null;
  const urlOf = (path: string) => clientUrl(releasesOrigin, release, posix.join(dirname(file), path));
  return css.replace(RELATIVE_URL, (_url, _quote, path: string) => `url(${urlOf(path)})`);
}
