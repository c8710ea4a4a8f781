import { fork, spawn, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { ExposedName, ListedPage } from '@golf/shared/platform/contract';
import { CHANGES_PATH, dataFileResource } from '@golf/shared/api';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import type { FinishedPage, FromWorker, ToWorker, WorkerInput } from './protocol.ts';

/** Megabytes that rendered code may hold. */
const MEMORY = 512;

/** An answer of the API, as the renderer needs it. */
export interface ApiAnswer {
  status: number;
  body: string;
}

export interface RenderProcessOptions {
  /** Answers a path of the site's own API. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Told of each module that cannot be imported. */
  onMissing: (name: ExposedName, why: string) => void;
}

/** Where the packages are that releases share with the server: a folder of links leads elsewhere. */
function packageFolders(): string[] {
  const react = realpathSync(createRequire(import.meta.url).resolve('react'));
  const end = react.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length;
  return [join(PROJECT_ROOT, 'node_modules'), react.slice(0, end)];
}

/**
 * What the worker may read: the releases, the packages that they share with the server, and its own code. Neither the
 * database nor anything else of this machine; and it may write nothing, start nothing, and load no native code.
 */
function permissions(releases: string): string[] {
  const own = ['package.json', 'server/package.json', 'server/src/pages'].map((path) => join(PROJECT_ROOT, path));
  const readable = new Set([releases, ...packageFolders(), ...own]);
  return ['--permission', ...[...readable].map((path) => `--allow-fs-read=${path}`)];
}

/**
 * Ends a worker when this server ends, however that happens. One that hangs does not notice by itself, and would go on
 * for ever. The shell waits for the end of a pipe that only this process holds.
 */
function endWithServer(worker: ChildProcess): void {
  const script = 'trap "" INT TERM; read -r _; kill -9 "$1"';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(worker.pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
  // Where there is no shell, the worker notices once it is idle.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  worker.once('exit', () => shell.kill('SIGKILL'));
}

/** Whether a path is one of the API, and leads to no other host or place of the backend that answers it; or tells of the data file or of releases. */
const isOfTheApi = (path: string) =>
  path === dataFileResource.queryKey[0] ||
  path === CHANGES_PATH ||
  (path.startsWith('/api/') && (URL.parse(path, 'http://site')?.pathname.startsWith('/api/') ?? false));

/** One process and the page that it is working on. */
export class RenderProcess {
  /** Settles once all modules are imported, with the pages that they add. */
  readonly ready: Promise<ListedPage[]>;
  /** The modules that it has, those that could not be imported left out. */
  readonly modules: Set<ExposedName>;
  /** What it was running when it was last heard of. */
  running: ExposedName | 'shell' = 'shell';
  readonly #worker: ChildProcess;
  readonly #exit: Promise<unknown>;
  /** Why it has ended. */
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
      // None of this server's secrets; and React's production build.
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
    const answer = isOfTheApi(path) ? fetchAnswer(path) : Promise.resolve({ status: 404, body: '' });
    const { status, body } = await answer.catch(() => ({ status: 503, body: '' }));
    this.#send({ kind: 'answer', request, status, body });
  }

  #send(message: ToWorker & Serializable): void {
    // One that has ended is told of by its exit.
    if (this.#worker.connected) this.#worker.send(message, () => {});
  }

  render(pathname: string): Promise<FinishedPage> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#jobs += 1;
    const { promise, resolve, reject } = Promise.withResolvers<FinishedPage>();
    // Not a race with a promise of its end: that one would hold on to every page for as long as the process lives.
    this.#job = { id: this.#jobs, resolve, reject };
    this.#send({ kind: 'render', job: this.#jobs, pathname });
    return promise;
  }

  async stop(): Promise<void> {
    // It may be busy for ever: it is not asked.
    this.#worker.ref();
    if (this.#worker.kill('SIGKILL')) await this.#exit;
  }
}
