import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Files that one exposed module needs to render. Names are those of the browser build. */
const moduleSchema = v.object({
  /** File of the server build, relative to the server folder. */
  server: v.string(),
  /** Scripts, including their imports. */
  scripts: v.array(v.string()),
  styles: v.array(v.string()),
  /** Script that a page imports directly. Old releases lack it and are loaded through the federation container. */
  exposed: v.optional(v.string()),
});

const releaseSchema = v.object({
  app: v.string(),
  /** Semver of the app and hash of its sources: "1.0.0-3f9a0c1b2d". */
  version: v.string(),
  /** Package of the owner: "@golf/courses". Missing in old releases. */
  owner: v.optional(v.string()),
  /** Version of the platform contract at build time. */
  platform: v.string(),
  /** React version at build time. */
  react: v.string(),
  /** Files that every module of the app needs. */
  entry: v.object({ file: v.string(), scripts: v.array(v.string()), styles: v.array(v.string()) }),
  /** By module name. Empty for the shell. */
  modules: v.record(v.string(), moduleSchema),
  /** Digests of scripts and style sheets by file of the client build, checked by the browser. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /** Digests ("sha256-…") of all files except this description. Missing in old releases. */
  files: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * Name in the folder `files`, by file of the browser build. All releases of the app share that folder. The name
   * contains a content hash, so identical files of two releases are stored once and share a URL. Missing in old
   * releases, which have their own folder `client`.
   */
  stored: v.optional(v.record(v.string(), v.string())),
  /** Scripts that a lazily loaded script imports, by its file. */
  parts: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Files for the root of the site, such as icons. */
  rootFiles: v.array(v.string()),
});

/** Content of release.json. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** Name of the file that describes a release. It is written last: a folder without it is an incomplete release. */
export const RELEASE_FILE = 'release.json';

/** Path of a release: `<releases>/<app>/<version>`. */
export function releaseFolder(releases: string, app: string, version: string): string {
  return join(releases, app, version);
}

/** Folder with the browser files that all releases of an app share. */
export const SHARED_FILES = 'files';

/**
 * Path of a browser file, relative to the store's folder and to the URL `/releases/`.
 * @param file name in the build
 */
export function browserPath(
  { app, version, stored }: Pick<Release, 'app' | 'version' | 'stored'>,
  file: string,
): string {
  return stored ? `${app}/${SHARED_FILES}/${stored[file] ?? file}` : `${app}/${version}/client/${file}`;
}

/** Module Federation's description of a remote, for other hosts and its devtools. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Whether a listed file is in the folder that all releases of the app share. */
export const isShared = (path: string) => path.startsWith(`${SHARED_FILES}/`);

/** Path on disk of a file that a release lists. */
export function releaseFile(releases: string, app: string, version: string, path: string): string {
  return join(isShared(path) ? join(releases, app) : releaseFolder(releases, app, version), path);
}

/** Whether a release is in the store and complete. */
export function isPublished(releases: string, app: string, version: string): boolean {
  return existsSync(join(releaseFolder(releases, app, version), RELEASE_FILE));
}

/** Versions of an app in the store, latest published first. */
export function publishedVersions(releases: string, app: string): string[] {
  const folder = join(releases, app);
  if (!existsSync(folder)) return [];
  const publishedAt = (version: string) => statSync(join(folder, version, RELEASE_FILE)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => isPublished(releases, app, version))
    .toSorted((a, b) => publishedAt(b) - publishedAt(a));
}

/** Validates the bytes of a release.json. */
export const parseRelease = (bytes: Buffer): Release => v.parse(releaseSchema, JSON.parse(bytes.toString()));

/**
 * Reads and validates the description of a release.
 * @returns also its bytes, which a signature covers
 * @throws Error with the path and the reason
 */
export function readDescription(releases: string, app: string, version: string): { bytes: Buffer; release: Release } {
  const file = join(releaseFolder(releases, app, version), RELEASE_FILE);
  try {
    const bytes = readFileSync(file);
    return { bytes, release: parseRelease(bytes) };
  } catch (cause) {
    throw new Error(`${file} cannot be read: build ${app} again with "npm run build" (${String(cause)})`, { cause });
  }
}

/**
 * Reads and validates the description of a release.
 * @throws Error with the path and the reason
 */
export const readRelease = (releases: string, app: string, version: string): Release =>
  readDescription(releases, app, version).release;
