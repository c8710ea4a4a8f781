import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExposedName, ListedPage, RenderedPage } from '@golf/shared/platform/contract';
import type { Edition } from '../releases/edition.ts';
import { releaseFolder } from '../releases/release.ts';
import type { FromWorker, ServerModule, ToWorker, WorkerInput } from './protocol.ts';

/** How long one page may take to render, and a worker to start, in milliseconds. */
const RENDER_LIMIT = 4000;
const START_LIMIT = 15_000;

/** An answer of the API, as the renderer needs it. */
export interface ApiAnswer {
  status: number;
  body: string;
}

export interface RendererOptions {
  releases: string;
  live: Edition;
  /** Answers a path of the site's own API. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Told of what was left to the browser and why. */
  warn: (message: string) => void;
}

/** Renders pages of one set of live releases. */
export interface Renderer {
  /** The page, or null where the browser has to render it. Pages are rendered one after another. */
  render(pathname: string): Promise<RenderedPage | null>;
  /** The pages that the live remotes add to the site; empty where they cannot be imported. */
  pages(): Promise<ListedPage[]>;
  close(): Promise<void>;
}

/** The server modules of the live releases. */
function serverModules(releases: string, live: Edition): ServerModule[] {
  return [...live.remotes].flatMap(([app, { version, modules }]) =>
    Object.entries(modules).map(([module, { server }]) => ({
      // A release exposes what the contract names; an unknown one is never asked for.
      name: `${app}/${module}` as ExposedName,
      release: `${app} ${version}`,
      file: join(releaseFolder(releases, app, version), 'server', server),
    })),
  );
}

class RenderTimeout extends Error {}

/** One thread and the page that it is working on. */
class RenderThread {
  /** Settles once all modules are imported, with the pages that they add. */
  readonly ready: Promise<ListedPage[]>;
  running: ExposedName | 'shell' = 'shell';
  readonly #worker: Worker;
  readonly #settled = Promise.withResolvers<never>();
  #jobs = 0;
  #job: { id: number; resolve: (page: RenderedPage) => void; reject: (error: Error) => void } | null = null;

  constructor(input: WorkerInput, options: RendererOptions) {
    const ready = Promise.withResolvers<ListedPage[]>();
    this.ready = ready.promise;
    this.#settled.promise.catch(() => {});
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
    this.#worker.unref();
    this.#worker.on('error', (error: unknown) => {
      const failure = error instanceof Error ? error : new Error(String(error));
      ready.reject(failure);
      this.#settled.reject(failure);
    });
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        for (const { name, why } of message.failed) {
          const release = input.modules.find((module) => module.name === name)?.release ?? name;
          options.warn(`${name} of ${release} cannot be imported by the server, browsers render it: ${why}`);
        }
        ready.resolve(message.pages);
      } else if (message.kind === 'running') this.running = message.name;
      else if (message.kind === 'fetch') void this.#answer(message.request, options.fetchAnswer(message.path));
      else if (message.job === this.#job?.id) {
        if (message.kind === 'rendered') this.#job.resolve(message.page);
        else this.#job.reject(new Error(message.why));
      }
    });
  }

  async #answer(request: number, answer: Promise<ApiAnswer>): Promise<void> {
    const { status, body } = await answer.catch(() => ({ status: 503, body: '' }));
    this.#send({ kind: 'answer', request, status, body });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  render(pathname: string): Promise<RenderedPage> {
    this.#jobs += 1;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    this.#job = { id: this.#jobs, resolve, reject };
    this.#send({ kind: 'render', job: this.#jobs, pathname });
    return Promise.race([promise, this.#settled.promise]);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Rejects with a RenderTimeout when the work takes longer. */
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
 * Starts rendering for a set of live releases. A module that never ends is stopped, named in the log and left to
 * the browser from then on; the rest of its page is rendered again without it.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { releases, live, warn } = options;
  const { shell } = live;
  const all = serverModules(releases, live);
  const leftOut = new Set<ExposedName>();
  let thread: RenderThread | null = null;
  let broken = shell === null;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  async function start(version: string): Promise<RenderThread> {
    if (thread) return thread;
    const server = join(releaseFolder(releases, 'shell', version), 'server');
    const input = {
      render: join(server, 'render.js'),
      platform: join(server, 'platform.js'),
      releases,
      modules: all.filter(({ name }) => !leftOut.has(name)),
    };
    thread = new RenderThread(input, options);
    await within(thread.ready, START_LIMIT);
    return thread;
  }

  /** Ends the thread after a failure, and works out what to do without. */
  async function giveUpOn(error: unknown): Promise<void> {
    const running = thread?.running ?? 'shell';
    await thread?.stop();
    thread = null;
    const why = error instanceof Error ? error.message : String(error);
    if (running === 'shell') {
      broken = true;
      warn(`The shell ${shell?.version} cannot be rendered by the server, browsers render every page: ${why}`);
    } else {
      leftOut.add(running);
      const release = all.find(({ name }) => name === running)?.release;
      warn(`${running} of ${release} is left to the browser: ${why}`);
    }
  }

  async function renderNow(pathname: string): Promise<RenderedPage | null> {
    while (!broken && !closed && shell) {
      try {
        const ready = await start(shell.version);
        const page = await within(ready.render(pathname), RENDER_LIMIT);
        if (page.leftToBrowser.length > 0) {
          warn(`${pathname}: ${page.leftToBrowser.join(', ')} left to the browser: ${page.errors.join('; ')}`);
        }
        return page;
      } catch (error) {
        if (closed) return null;
        await giveUpOn(error);
      }
    }
    return null;
  }

  return {
    render(pathname) {
      const page = queue.then(() => renderNow(pathname));
      queue = page.catch(() => {});
      return page;
    },
    async pages() {
      if (broken || closed || !shell) return [];
      const started = queue.then(() => start(shell.version)).catch(() => null);
      queue = started;
      return (await (await started)?.ready) ?? [];
    },
    async close() {
      closed = true;
      await thread?.stop();
    },
  };
}
