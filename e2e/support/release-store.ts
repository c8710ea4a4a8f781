import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath, changeLive, digestsOf, isShared, readRelease, type Release, withLive } from '@golf/release-store';

const ROOT = join(import.meta.dirname, '../..');
const RELEASES = join(ROOT, 'releases');

interface ReleaseState {
  version: string;
}

/** Output and exit code of a program. */
export interface Said {
  ok: boolean;
  text: string;
}

/** Handwritten files of a release in the layout before shared files. Its digests match, broken or not. */
export interface HandmadeRelease {
  /** remoteEntry.js; omitted: missing. */
  entry?: string;
  /** Courses.js of the server build; omitted: missing. */
  server?: string;
  description?: Record<string, unknown>;
}

/** A copy of the release store that a test may break. */
export interface StoreCopy {
  folder: string;
  /** Live version of each app when the store was copied. */
  built: Record<string, string>;
  liveVersion(app: string): Promise<string>;
  /** Replaces the server module of an exposed module in the live release, with a matching digest. */
  replaceServerModule(app: string, module: string, source: string): Promise<void>;
  /** Path of a browser file in an app's live release, by its build name. */
  browserFile(app: string, file: string): Promise<string>;
  /** Publishes a release of mfe-courses. */
  publishCourses(version: string, release: HandmadeRelease): Promise<void>;
  /** Publishes the live release of an app as another version. */
  copyRelease(app: string, version: string, description?: Partial<Release>): Promise<void>;
  /** Makes a published release of mfe-courses live, with the gates of `npm run release` except the browser. */
  makeLive(version: string): Promise<void>;
  /** Overwrites the pointer with any text. */
  point(text: string): Promise<void>;
  /** `npm run release -- …` on this store. */
  release(...args: string[]): Promise<Said>;
  /** `npm run rollback -- …` on this store. */
  rollback(...args: string[]): Promise<Said>;
  /** Digests of all files of an app's releases, by path. */
  digests(app: string): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** Runs a server program of a checkout. */
export async function runCli(name: string, args: string[], env: Record<string, string>, root = ROOT): Promise<Said> {
  try {
    const file = join(root, 'tools/src/cli', `${name}.ts`);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    return { ok: true, text: stdout + stderr };
  } catch (error) {
    // Shape of execFile's rejection.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, text: stdout + stderr };
  }
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/** Live version of each app in a store. */
const livePointer = async (releases: string) =>
  // Written by the build of the same project.
  JSON.parse(await readFile(join(releases, 'live.json'), 'utf8')) as Record<string, ReleaseState>;

/** Site path and text of every style sheet of the live releases. */
export async function liveStyleSheets(): Promise<{ path: string; text: string }[]> {
  const releases = Object.entries(await livePointer(RELEASES)).map(([app, { version }]) => ({
    app,
    files: Object.keys(readRelease(RELEASES, app, version).files),
  }));
  const paths = releases.flatMap(({ app, files }) =>
    files.filter((file) => isShared(file) && file.endsWith('.css')).map((file) => `${app}/${file}`),
  );
  return Promise.all(
    paths.map(async (path) => ({ path: `/releases/${path}`, text: await readFile(join(RELEASES, path), 'utf8') })),
  );
}

export async function copyStore(): Promise<StoreCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-releases-'));
  const live = await livePointer(RELEASES);
  for (const [app, { version }] of Object.entries(live)) {
    await cp(join(RELEASES, app, version), join(folder, app, version), { recursive: true });
    const { files } = readRelease(RELEASES, app, version);
    for (const path of Object.keys(files).filter(isShared))
      await cp(join(RELEASES, app, path), join(folder, app, path));
  }
  await cp(join(RELEASES, 'live.json'), join(folder, 'live.json'));
  const env = { RELEASES_DIR: folder };
  const write = async (file: string, content: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  return {
    folder,
    built: Object.fromEntries(Object.entries(live).map(([app, { version }]) => [app, version])),
    liveVersion: async (app) => (await livePointer(folder))[app]?.version ?? '',
    browserFile: async (app, file) =>
      join(folder, browserPath(readRelease(folder, app, (await livePointer(folder))[app]?.version ?? ''), file)),
    async replaceServerModule(app, module, source) {
      const release = join(folder, app, live[app]?.version ?? '');
      await writeFile(join(release, 'server', `${module}.js`), source);
      const description = JSON.parse(await readFile(join(release, 'release.json'), 'utf8')) as Release;
      const files = { ...description.files, ...digestsOf(release) };
      await writeFile(join(release, 'release.json'), JSON.stringify({ ...description, files }));
    },
    async publishCourses(version, { entry, server, description }) {
      const { version: good = '' } = live['mfe-courses'] ?? {};
      const { platform, react } = JSON.parse(
        await readFile(join(folder, 'mfe-courses', good, 'release.json'), 'utf8'),
      ) as { platform: string; react: string };
      const target = join(folder, 'mfe-courses', version);
      if (entry !== undefined) await write(join(target, 'client/remoteEntry.js'), entry);
      if (server !== undefined) await write(join(target, 'server/Courses.js'), server);
      await mkdir(target, { recursive: true });
      await write(
        join(target, 'release.json'),
        JSON.stringify({
          app: 'mfe-courses',
          version,
          platform,
          react,
          entry: { file: 'remoteEntry.js', scripts: ['remoteEntry.js'], styles: [] },
          modules: Object.fromEntries(
            ['Courses', 'Course', 'Search'].map((name) => [name, { server: 'Courses.js', scripts: [], styles: [] }]),
          ),
          integrity: entry === undefined ? {} : { 'remoteEntry.js': `sha256-${sha256(entry)}` },
          rootFiles: [],
          files: digestsOf(target),
          ...description,
        }),
      );
    },
    async copyRelease(app, version, description = {}) {
      const { version: good = '' } = live[app] ?? {};
      const target = join(folder, app, version);
      await cp(join(folder, app, good), target, { recursive: true });
      await writeFile(
        join(target, 'release.json'),
        JSON.stringify({ ...readRelease(folder, app, good), version, ...description }),
      );
    },
    makeLive: async (version) =>
      void (await changeLive(folder, (pointer) => withLive(pointer, 'mfe-courses', version))),
    async point(text) {
      await writeFile(join(folder, 'live.json.new'), text);
      await rename(join(folder, 'live.json.new'), join(folder, 'live.json'));
    },
    release: (...args) => runCli('release', args, env),
    rollback: (...args) => runCli('rollback', args, env),
    async digests(app) {
      const files = await readdir(join(folder, app), { recursive: true, withFileTypes: true });
      const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      return Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, sha256(await readFile(path))] as const)),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
