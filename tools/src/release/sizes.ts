import { statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFolder, type Release } from '@golf/server/releases';

/** What a visitor downloads of a release on the way to its modules, compressed with brotli, in bytes. */
export function downloadSize(releases: string, { app, version, entry, modules }: Release): number {
  const parts = [entry, ...Object.values(modules)];
  const files = new Set(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  const client = join(releaseFolder(releases, app, version), 'client');
  const sizeOf = (file: string) => statSync(join(client, file), { throwIfNoEntry: false })?.size;
  return [...files].reduce((sum, file) => sum + (sizeOf(`${file}.br`) ?? sizeOf(file) ?? 0), 0);
}

/** 35012 → "35.0 kB" */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
