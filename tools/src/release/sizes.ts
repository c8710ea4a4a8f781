import { statSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath, type Release } from '@golf/release-store';

/** Download size of a release with all its modules, in bytes, brotli-compressed. */
export function downloadSize(releases: string, release: Release): number {
  const { entry, modules } = release;
  const parts = [entry, ...Object.values(modules)];
  const files = new Set(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  const paths = [...files].map((file) => join(releases, browserPath(release, file)));
  return paths.reduce((sum, path) => sum + (sizeOf(`${path}.br`) ?? sizeOf(path) ?? 0), 0);
}

/** 35012 → "35.0 kB" */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** 3501200 → "3.5 MB" */
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
