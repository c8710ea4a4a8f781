import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ExposedName, ListedPage } from '@golf/shared/platform/contract';
import type { PageCounts } from '../metrics.ts';
import { type Edition, releaseFile, releaseFolder } from '@golf/release-store';
import { pathOf } from '../log.ts';
import { Backoff } from './backoff.ts';
import type { FinishedPage, ServerModule } from './protocol.ts';
import { RenderProcess, type ApiAnswer } from './render-process.ts';

export type { ApiAnswer } from './render-process.ts';

/** Time limits for a page and for the start of a worker, in milliseconds. */
const RENDER_LIMIT = 4000;
const START_LIMIT = 15_000;

/** Maximum number of queued pages. Later requests get a browser-rendered page. */
const LONGEST_QUEUE = 50;

export interface RendererOptions {
  releases: string;
  live: Edition;
  /** Answers a path of the site's own API. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Called once with the module that is left to the browser and the reason, and once on its recovery. */
  warn: (message: string) => void;
  counts?: PageCounts;
  /** Time limits in milliseconds. Tests set them lower. */
  limits?: { render?: number; start?: number };
}

export interface Renderer {
  /**
   * The page, or null if the browser has to render it. Pages are rendered one after another. A failed module is left
   * out and retried with later pages, after a pause that doubles with each failure.
   */
  render(pathname: string): Promise<FinishedPage | null>;
  /** Pages that the live remotes add to the site. Null while they cannot be imported. */
  pages(): Promise<ListedPage[] | null>;
  /** Exposed modules that the browser renders at the moment, or "shell": then it renders every page. */
  leftToBrowser(): string[];
  close(): Promise<void>;
}

function serverModules(releases: string, live: Edition): ServerModule[] {
  return [...live.remotes].flatMap(([app, { version, modules }]) =>
    Object.entries(modules).map(([module, { server }]) => ({
      // A release exposes the names of the contract. An unknown name is never requested.
      name: `${app}/${module}` as ExposedName,
      release: `${app} ${version}`,
      file: join(releaseFolder(releases, app, version), 'server', server),
    })),
  );
}

/** Digests of the files that the worker imports, by path. Old releases list none. */
function serverDigests(releases: string, { shell, remotes }: Edition): Record<string, string> {
  const all = [...(shell ? [shell] : []), ...remotes.values()];
  return Object.fromEntries(
    all.flatMap(({ app, version, files }) =>
      Object.entries(files).flatMap(([path, digest]) =>
        path.startsWith('server/') ? [[releaseFile(releases, app, version, path), digest]] : [],
      ),
    ),
  );
}

class RenderTimeout extends Error {}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new RenderTimeout(`not done within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates the renderer of an edition. A module that hangs is killed, logged and left to the browser, and the page is
 * rendered again without it. The cause may have been a paused process or a slow disk, so later pages retry the module.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { live, warn, counts, limits = {} } = options;
  // Read permissions of the worker need the real path.
  const releases = realpathSync(options.releases);
  const { shell } = live;
  const all = serverModules(releases, live);
  const releaseOf = (name: string) =>
    name === 'shell'
      ? `the shell ${shell?.version}`
      : `${name} of ${all.find((module) => module.name === name)?.release}`;
  /** Modules that failed and have not been rendered since. */
  const failing = new Map<ExposedName | 'shell', Backoff>();
  let worker: RenderProcess | null = null;
  let closed = false;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const isWaiting = (name: ExposedName | 'shell') => failing.get(name)?.isWaiting ?? false;

  async function stopWorker(): Promise<void> {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
  }

  /** Returns a worker with all modules that are due. A running worker without one of them is restarted. */
  async function start(version: string): Promise<RenderProcess> {
    const modules = all.filter(({ name }) => !isWaiting(name));
    if (worker && modules.some(({ name }) => !worker?.modules.has(name))) await stopWorker();
    if (!worker) {
      const server = join(releaseFolder(releases, 'shell', version), 'server');
      const input = {
        render: join(server, 'render.js'),
        platform: join(server, 'platform.js'),
        releases,
        modules,
        digests: serverDigests(releases, live),
      };
      const started = new RenderProcess(input, {
        fetchAnswer: options.fetchAnswer,
        onMissing: (name, why) => fail(name, why, 'cannot be imported by the server, browsers render it'),
      });
      worker = started;
    }
    const { ready } = worker;
    const current = worker;
    await within(ready, limits.start ?? START_LIMIT);
    return current;
  }

  function fail(name: ExposedName | 'shell', why: string, how: string): void {
    const backoff = failing.get(name) ?? new Backoff();
    failing.set(name, backoff);
    backoff.fail();
    if (backoff.failures === 1) warn(`${releaseOf(name)} ${how}: ${why}`);
  }

  /** Kills the worker after a failure and excludes the module that was running. */
  async function excludeRunning(error: unknown): Promise<void> {
    const running = worker?.running ?? 'shell';
    await stopWorker();
    const why = error instanceof Error ? error.message : String(error);
    if (running === 'shell') fail('shell', why, 'cannot be rendered by the server, browsers render every page');
    else fail(running, why, 'is left to the browser');
  }

  /** Clears the failures of the modules that were rendered. */
  function recover({ slots, leftToBrowser }: FinishedPage, { modules }: RenderProcess): void {
    const rendered = slots.filter((name) => modules.has(name) && !leftToBrowser.includes(name) && !isWaiting(name));
    for (const name of ['shell' as const, ...rendered]) {
      if (failing.delete(name)) warn(`${releaseOf(name)} is rendered by the server again.`);
    }
  }

  async function renderNow(pathname: string): Promise<FinishedPage | null> {
    while (!closed && shell && !isWaiting('shell')) {
      try {
        const ready = await start(shell.version);
        const page = await within(ready.render(pathname), limits.render ?? RENDER_LIMIT);
        recover(page, ready);
        if (page.errors.length > 0) {
          warn(`${pathOf(pathname)}: ${page.leftToBrowser.join(', ')} left to the browser: ${page.errors.join('; ')}`);
        }
        return page;
      } catch (error) {
        if (closed) return null;
        await excludeRunning(error);
      }
    }
    return null;
  }

  async function renderCounted(pathname: string): Promise<FinishedPage | null> {
    const started = performance.now();
    const page = await renderNow(pathname);
    counts?.rendered((performance.now() - started) / 1000, page ? 'server' : 'browser');
    return page;
  }

  function wait(change: 1 | -1): void {
    waiting += change;
    counts?.waiting(change);
  }

  return {
    async render(pathname) {
      if (waiting >= LONGEST_QUEUE) return null;
      wait(1);
      const page = queue.then(() => renderCounted(pathname)).finally(() => wait(-1));
      queue = page.catch(() => {});
      return page;
    },
    async pages() {
      if (closed || !shell || isWaiting('shell')) return null;
      const started = queue.then(() => start(shell.version)).catch(() => null);
      queue = started;
      return (await started)?.ready ?? null;
    },
    leftToBrowser: () => [...failing.keys()],
    async close() {
      closed = true;
      await stopWorker();
    },
  };
}
