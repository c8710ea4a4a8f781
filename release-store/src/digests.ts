import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isShared, readRelease, RELEASE_FILE, releaseFile, releaseFolder, type Release } from './release.ts';

/** "sha256-…" in base64, the form in which an import map states it. */
const digestOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The digest of what a file of a release holds. A compressed copy among the shared files holds the file that it stands beside: two
 * releases may have compressed that differently.
 * @param path below the folder that it was built into
 */
export function digestOfFile(file: string, path: string): string {
  const content = readFileSync(file);
  if (!isShared(path)) return digestOf(content);
  if (path.endsWith('.br')) return digestOf(brotliDecompressSync(content));
  return digestOf(path.endsWith('.gz') ? gunzipSync(content) : content);
}

/** The digest of every file of a release but its description, by path below the folder that it was built into. */
export function digestsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const own = paths.filter((path) => path !== RELEASE_FILE).toSorted();
  return Object.fromEntries(own.map((path) => [path, digestOfFile(join(folder, path), path)]));
}

/** A release whose files are not those that were published. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease';
  /** The file that is not as it was published. */
  readonly file: string;

  constructor(release: Release, file: string, path: string, how: string) {
    super(
      `${release.app} ${release.version} is damaged: ${path} ${how}. Copy the release again from where it was built, or build it again with "npm run build".`,
    );
    this.file = file;
  }
}

/** The digests that a release states. Those of before stated the digests of their scripts and nothing else. */
function statedBy({ files, integrity }: Release): [path: string, digest: string][] {
  if (Object.keys(files).length > 0) return Object.entries(files);
  return Object.entries(integrity).map(([script, digest]) => [`client/${script}`, digest]);
}

/** Whether a file is what was published; says how not. */
function difference(file: string, path: string, digest: string): string | null {
  if (!existsSync(file)) return 'is missing';
  try {
    if (digestOfFile(file, path) === digest) return null;
  } catch {
    // It cannot be read, or is no compressed copy of anything.
  }
  return 'is not what was published';
}

/** Releases that were found whole. They never change: each is looked through once in the life of a process. */
const whole = new Set<string>();

/**
 * Reads a release and compares each of its files with the digest that its description states.
 * @throws Error naming what cannot be read
 * @throws DamagedRelease naming the first file that is another
 */
export function readWholeRelease(releases: string, app: string, version: string): Release {
  const release = readRelease(releases, app, version);
  const folder = releaseFolder(releases, app, version);
  // One that is built again has a new description.
  const key = `${folder} ${statSync(join(folder, RELEASE_FILE)).mtimeMs}`;
  if (whole.has(key)) return release;
  for (const [path, digest] of statedBy(release)) {
    const file = releaseFile(releases, app, version, path);
    const how = difference(file, path, digest);
    if (how) throw new DamagedRelease(release, file, path, how);
  }
  whole.add(key);
  return release;
}

/** Whether a release is in the store, with every file as it was published. */
export function isWhole(releases: string, app: string, version: string): boolean {
  try {
    readWholeRelease(releases, app, version);
    return true;
  } catch {
    return false;
  }
}
