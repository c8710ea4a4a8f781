import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  isShared,
  readDescription,
  RELEASE_FILE,
  releaseFile,
  releaseFolder,
  SHARED_FILES,
  type Release,
} from './release.ts';
import { SIGNATURE_FILE, storedSignatureProblem } from './signature.ts';

/** Digest as in an import map: "sha256-" and base64. */
const digestOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Digest of a file of a release. For a compressed copy among the shared files it is the digest of the decompressed
 * content: two releases may compress the same file differently.
 * @param path relative to the build folder
 */
export function digestOfFile(file: string, path: string): string {
  const content = readFileSync(file);
  if (!isShared(path)) return digestOf(content);
  if (path.endsWith('.br')) return digestOf(brotliDecompressSync(content));
  return digestOf(path.endsWith('.gz') ? gunzipSync(content) : content);
}

/** Digests of all files of a release except its description and signature, by path relative to the build folder. */
export function digestsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const own = paths.filter((path) => path !== RELEASE_FILE && path !== SIGNATURE_FILE).toSorted();
  return Object.fromEntries(own.map((path) => [path, digestOfFile(join(folder, path), path)]));
}

/** A file of a release is missing, differs from the published one, or is not signed by the owner. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease';
  readonly file: string;

  /** @param file path of the faulty file */
  constructor(message: string, file: string) {
    super(message);
    this.file = file;
  }
}

/** Digests that a release lists. Old releases list those of their scripts only. */
function statedBy({ files, integrity }: Release): [path: string, digest: string][] {
  if (Object.keys(files).length > 0) return Object.entries(files);
  return Object.entries(integrity).map(([script, digest]) => [`client/${script}`, digest]);
}

/** Difference between a file and its published digest, in words. Null: none. */
function difference(file: string, path: string, digest: string): string | null {
  if (!existsSync(file)) return 'is missing';
  try {
    if (digestOfFile(file, path) === digest) return null;
  } catch {
    // The file is unreadable, or is not a valid compressed copy.
  }
  return 'differs from the published file';
}

/** Releases that passed the check. A release never changes, so each process checks its files once. */
const whole = new Set<string>();

/**
 * Reads a release, and checks its signature if its owner has a key, and all its files against their digests.
 * @throws Error with the path when the description cannot be read
 * @throws DamagedRelease without a valid signature, or for the first file that differs
 */
export function readWholeRelease(releases: string, app: string, version: string): Release {
  const description = readDescription(releases, app, version);
  const { bytes, release } = description;
  const folder = releaseFolder(releases, app, version);
  const signature = join(folder, SIGNATURE_FILE);
  const problem = storedSignatureProblem(description, { app, version }, signature);
  if (problem) throw new DamagedRelease(problem, signature);
  // A rebuilt release has a new modification time, and a changed one another digest.
  const key = `${folder} ${statSync(join(folder, RELEASE_FILE)).mtimeMs} ${digestOf(bytes)}`;
  if (whole.has(key)) return release;
  for (const [path, digest] of statedBy(release)) {
    const file = releaseFile(releases, app, version, path);
    const how = difference(file, path, digest);
    if (!how) continue;
    throw new DamagedRelease(
      `${release.app} ${release.version} is damaged: ${path} ${how}. Copy the release again from where it was built, or build it again with "npm run build".`,
      file,
    );
  }
  whole.add(key);
  return release;
}

/** Whether a release is in the store and undamaged. */
export function isWhole(releases: string, app: string, version: string): boolean {
  try {
    readWholeRelease(releases, app, version);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a browser file for use by the server, and checks the bytes that it returns: the store may have been written
 * since the release was checked.
 * @param file name in the build
 * @throws DamagedRelease when it differs
 */
export function readBrowserFile(releases: string, release: Release, file: string): Buffer {
  const path = release.stored ? `${SHARED_FILES}/${release.stored[file] ?? file}` : `client/${file}`;
  const place = releaseFile(releases, release.app, release.version, path);
  const content = readFileSync(place);
  const { [path]: digest = digestOf(content) } = release.files;
  if (digestOf(content) === digest) return content;
  throw new DamagedRelease(`${release.app} ${release.version}: ${path} was changed.`, place);
}
