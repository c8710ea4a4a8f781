import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { browserPath, type Release } from '@golf/release-store';
import { clientUrl } from './live-remotes.ts';

/** `url(./archivo.woff2)`, which goes by the address of the style sheet. */
const RELATIVE_URL = /url\((["']?)(\.\.?\/[^"')]+)\1\)/g;

/**
 * A style sheet of a release as it stands in a page, where its relative URLs would go by the page's address.
 * @returns null for one that is not there, or that would end the element that it stands in: the page links to it
 */
export function inlineStyle(releases: string, release: Release, file: string, releasesOrigin: string): string | null {
  let css: string;
  try {
    css = readFileSync(join(releases, browserPath(release, file)), 'utf8');
  } catch {
    return null;
  }
  if (css.includes('</')) return null;
  const urlOf = (path: string) => clientUrl(releasesOrigin, release, posix.join(dirname(file), path));
  return css.replace(RELATIVE_URL, (_url, _quote, path: string) => `url(${urlOf(path)})`);
}
