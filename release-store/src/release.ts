import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What one module of a release needs before it can show itself. Files are named as the browser's build names them. */
const moduleSchema = v.object({
  /** File of the server build, relative to the server folder. */
  server: v.string(),
  /** Scripts, those imported by others included. */
  scripts: v.array(v.string()),
  styles: v.array(v.string()),
  /** The script that a page imports without the container. None in releases of before: those go through it. */
  exposed: v.optional(v.string()),
});

const releaseSchema = v.object({
  app: v.string(),
  /** Semver of the app and fingerprint of its sources: "1.0.0-3f9a0c1b2d". */
  version: v.string(),
  /** Who is asked about it: "@golf/courses". None in releases of before. */
  owner: v.optional(v.string()),
  /** Version of the platform contract that it was built with. */
  platform: v.string(),
  /** Version of React that it was built with. */
  react: v.string(),
  /** Scripts on the way to any of its modules. */
  entry: v.object({ file: v.string(), scripts: v.array(v.string()), styles: v.array(v.string()) }),
  /** By module name. Empty for the shell. */
  modules: v.record(v.string(), moduleSchema),
  /** By script and style sheet of the client build: the digest that a browser checks it against. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /** By file of the release, this description left out: its digest, "sha256-…". None in releases of before. */
  files: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * By file of the browser's build: its name in the folder `files`, which all releases of the app share. It goes by the
   * content: a file that is the same in two releases is there once, and has one address. None in releases of before,
   * each of which has a folder `client` of its own.
   */
  stored: v.optional(v.record(v.string(), v.string())),
  /** By script that is imported when a visitor first wants it: the scripts that it brings along. */
  parts: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Files that belong at the root of the site, such as icons. */
  rootFiles: v.array(v.string()),
});

/** What release.json of a published release says. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** Name of the file that describes a release; written last, so that a release without it is half-built. */
export const RELEASE_FILE = 'release.json';

/** Where a release stands: `<releases>/<app>/<version>`. */
export function releaseFolder(releases: string, app: string, version: string): string {
  return join(releases, app, version);
}

/** Where the releases of an app keep the files that browsers fetch. */
export const SHARED_FILES = 'files';

/**
 * Where a file of a release's browser build is: the path below the store's folder and below the URL `/releases/`.
 * @param file as the build names it
 */
export function browserPath(
  { app, version, stored }: Pick<Release, 'app' | 'version' | 'stored'>,
  file: string,
): string {
  return stored ? `${app}/${SHARED_FILES}/${stored[file] ?? file}` : `${app}/${version}/client/${file}`;
}

/** Whether a file that a release lists is one that the releases of its app share. */
export const isShared = (path: string) => path.startsWith(`${SHARED_FILES}/`);

/** Where a file that a release lists is on the disk. */
export function releaseFile(releases: string, app: string, version: string, path: string): string {
  return join(isShared(path) ? join(releases, app) : releaseFolder(releases, app, version), path);
}

/** Whether a release is in the store, whole. */
export function isPublished(releases: string, app: string, version: string): boolean {
  return existsSync(join(releaseFolder(releases, app, version), RELEASE_FILE));
}

/** The versions of an app that are in the store, the latest published first. */
export function publishedVersions(releases: string, app: string): string[] {
  const folder = join(releases, app);
  if (!existsSync(folder)) return [];
  const publishedAt = (version: string) => statSync(join(folder, version, RELEASE_FILE)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => isPublished(releases, app, version))
    .toSorted((a, b) => publishedAt(b) - publishedAt(a));
}

/** Reads and checks a release's description. @throws Error naming the file and what is wrong with it. */
export function readRelease(releases: string, app: string, version: string): Release {
  const file = join(releaseFolder(releases, app, version), RELEASE_FILE);
  try {
    return v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: build ${app} again with "npm run build" (${String(cause)})`, { cause });
  }
}
