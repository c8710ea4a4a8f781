import { fork, spawn, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { ExposedName, ListedPage } from '@golf/shared/platform/contract';
import { CHANGES_PATH, dataFileResource } from '@golf/shared/api';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import type { FinishedPage, FromWorker, ToWorker, WorkerInput } from './protocol.ts';

/** Heap limit of the worker, in megabytes. */
const MEMORY = 512;

export interface ApiAnswer {
  status: number;
  body: string;
}

export interface RenderProcessOptions {
  /** Answers a path of the site's own API. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Called for each module that cannot be imported. */
  onMissing: (name: ExposedName, why: string) => void;
}

/** Real folders of the packages that releases share with the server: node_modules may be a folder of links. */
function packageFolders(): string[] {
  const react = realpathSync(createRequire(import.meta.url).resolve('react'));
  const end = react.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length;
  return [join(PROJECT_ROOT, 'node_modules'), react.slice(0, end)];
}

/**
 * Read permissions of the worker: the releases, the packages shared with the server, and its own code. No database or
 * other files; no writes, no child processes, no native code.
 */
function permissions(releases: string): string[] {
  const own = ['package.json', 'server/package.json', 'server/src/pages'].map((path) => join(PROJECT_ROOT, path));
  const readable = new Set([releases, ...packageFolders(), ...own]);
  return ['--permission', ...[...readable].map((path) => `--allow-fs-read=${path}`)];
}

/**
 * Ends a worker when this server ends for any reason: a worker that hangs does not notice and would run for ever. The
 * shell waits for the end of a pipe that only this process holds open.
 */
function endWithServer(worker: ChildProcess): void {
  const script = 'trap "" INT TERM; read -r _; kill -9 "$1"';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(worker.pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
  // Without a shell, the worker notices once it is idle.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  worker.once('exit', () => shell.kill('SIGKILL'));
}

/**
 * Whether a path is an API path that cannot lead to another host or another part of the backend, or the path of the
 * data file or of the releases.
 */
const isApiPath = (path: string) =>
  path === dataFileResource.queryKey[0] ||
  path === CHANGES_PATH ||
  (path.startsWith('/api/') && (URL.parse(path, 'http://site')?.pathname.startsWith('/api/') ?? false));

/** One worker process and the page that it renders. */
export class RenderProcess {
  /** Resolves once all modules are imported, with the pages that they add. */
  readonly ready: Promise<ListedPage[]>;
  /** Modules that the worker has imported. */
  readonly modules: Set<ExposedName>;
  /** The module that was running at the last message. */
  running: ExposedName | 'shell' = 'shell';
  readonly #worker: ChildProcess;
  readonly #exit: Promise<unknown>;
  /** Reason of its end. */
  #ended: Error | null = null;
  #jobs = 0;
  #job: { id: number; resolve: (page: FinishedPage) => void; reject: (error: Error) => void } | null = null;

  constructor(input: WorkerInput, { fetchAnswer, onMissing }: RenderProcessOptions) {
    this.modules = new Set(input.modules.map(({ name }) => name));
    const ready = Promise.withResolvers<ListedPage[]>();
    this.ready = ready.promise;
    this.ready.catch(() => {});
    const end = (error: Error) => {
      ready.reject(error);
      this.#ended ??= error;
      this.#job?.reject(error);
    };
    this.#worker = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(input)], {
      // Keeps the server's secrets out of the worker, and selects React's production build.
      env: { NODE_ENV: 'production' },
      execArgv: [...permissions(input.releases), `--max-old-space-size=${MEMORY}`],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#worker.unref();
    this.#worker.channel?.unref();
    endWithServer(this.#worker);
    this.#exit = once(this.#worker, 'exit').catch(() => {});
    this.#worker.on('error', end);
    this.#worker.on('exit', (code, signal) =>
      end(new Error(`the render worker ended (${signal === null ? `exit code ${code}` : signal})`)),
    );
    this.#worker.on('message', (sent) => {
      // worker.ts sends nothing else.
      const message = sent as FromWorker;
      if (message.kind === 'ready') {
        for (const { name, why } of message.failed) {
          this.modules.delete(name);
          onMissing(name, why);
        }
        ready.resolve(message.pages);
      } else if (message.kind === 'running') this.running = message.name;
      else if (message.kind === 'fetch') void this.#answer(message.request, message.path, fetchAnswer);
      else if (message.job === this.#job?.id) {
        if (message.kind === 'rendered') this.#job.resolve(message.page);
        else this.#job.reject(new Error(message.why));
      }
    });
  }

  async #answer(request: number, path: string, fetchAnswer: RenderProcessOptions['fetchAnswer']): Promise<void> {
    const answer = isApiPath(path) ? fetchAnswer(path) : Promise.resolve({ status: 404, body: '' });
    const { status, body } = await answer.catch(() => ({ status: 503, body: '' }));
    this.#send({ kind: 'answer', request, status, body });
  }

  #send(message: ToWorker & Serializable): void {
    // The end of a worker is reported by its exit.
    if (this.#worker.connected) this.#worker.send(message, () => {});
  }

  render(pathname: string): Promise<FinishedPage> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#jobs += 1;
    const { promise, resolve, reject } = Promise.withResolvers<FinishedPage>();
    // No race with a promise of the worker's end: that promise would retain every page for the life of the process.
    this.#job = { id: this.#jobs, resolve, reject };
    this.#send({ kind: 'render', job: this.#jobs, pathname });
    return promise;
  }

  async stop(): Promise<void> {
    // SIGKILL: a busy worker would not react to a message.
    this.#worker.ref();
    if (this.#worker.kill('SIGKILL')) await this.#exit;
  }
}
