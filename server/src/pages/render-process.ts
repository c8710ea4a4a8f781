import { Worker } from 'node:worker_threads';
import type { ExposedName, ListedPage, RenderedPage } from '@golf/shared/platform/contract';
import type { FromWorker, ToWorker, WorkerInput } from './protocol.ts';

/** An answer of the API, as the renderer needs it. */
export interface ApiAnswer {
  status: number;
  body: string;
}

export interface RenderThreadOptions {
  /** Answers a path of the site's own API. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Told of each module that cannot be imported. */
  onMissing: (name: ExposedName, why: string) => void;
}

/** One thread and the page that it is working on. */
export class RenderThread {
  /** Settles once all modules are imported, with the pages that they add. */
  readonly ready: Promise<ListedPage[]>;
  /** The modules that it has, those that could not be imported left out. */
  readonly modules: Set<ExposedName>;
  /** What it was running when it was last heard of. */
  running: ExposedName | 'shell' = 'shell';
  readonly #worker: Worker;
  readonly #ended = Promise.withResolvers<never>();
  #jobs = 0;
  #job: { id: number; resolve: (page: RenderedPage) => void; reject: (error: Error) => void } | null = null;

  constructor(input: WorkerInput, { fetchAnswer, onMissing }: RenderThreadOptions) {
    this.modules = new Set(input.modules.map(({ name }) => name));
    const ready = Promise.withResolvers<ListedPage[]>();
    this.ready = ready.promise;
    this.ready.catch(() => {});
    this.#ended.promise.catch(() => {});
    const end = (error: Error) => {
      ready.reject(error);
      this.#ended.reject(error);
    };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: input,
      // None of this server's secrets; and React's production build.
      env: { NODE_ENV: 'production' },
    });
    this.#worker.unref();
    this.#worker.on('error', (error: unknown) => end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => end(new Error(`the render worker ended (exit code ${code})`)));
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        for (const { name, why } of message.failed) {
          this.modules.delete(name);
          onMissing(name, why);
        }
        ready.resolve(message.pages);
      } else if (message.kind === 'running') this.running = message.name;
      else if (message.kind === 'fetch') void this.#answer(message.request, fetchAnswer(message.path));
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
    return Promise.race([promise, this.#ended.promise]);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
