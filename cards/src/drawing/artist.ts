import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CardContent } from '../content/content.ts';
import type { Drawn, Job } from './protocol.ts';

/** Pictures by address; missing ones are left out. */
type Pictures = ReadonlyMap<string, Buffer>;

export interface ArtistOptions {
  /** Maximum number of concurrent drawings. */
  atATime?: number;
  /** Maximum length of the queue; further cards are rejected. */
  waiting?: number;
  /** Timeout of a drawing, in milliseconds. */
  timeout?: number;
  /** Idle time in milliseconds after which the process exits and frees its memory. */
  idle?: number;
}

export interface Artist {
  /** A card as a PNG. @throws Error if the drawing fails, or the queue is full */
  draw: (content: CardContent, pictures: Pictures) => Promise<Buffer>;
  close: () => void;
}

/**
 * Draws cards in a separate process. It decodes an operator's pictures with native code, which must neither slow down
 * nor crash the process that serves visitors. The first card starts the process, and the next card restarts it after an
 * exit.
 */
export function createArtist({
  atATime = 2,
  waiting: room = 40,
  timeout = 10_000,
  idle = 60_000,
}: ArtistOptions = {}): Artist {
  let process: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let jobs = 0;
  const running = new Map<number, { resolve: (png: Buffer) => void; reject: (error: Error) => void }>();
  /** Queued cards, and the number of running ones. */
  const queue: (() => void)[] = [];
  let turns = 0;

  /** Ends the current process with all of its drawings. */
  function end(why: string): void {
    process?.kill('SIGKILL');
    process = null;
    for (const { reject } of running.values()) reject(new Error(why));
    running.clear();
  }

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'process.ts'), [], {
      // None of the server's secrets.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The child process does not keep the server alive.
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => {
      // process.ts sends no other messages.
      const { job, png, why } = message as Drawn;
      if (png) running.get(job)?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      else running.get(job)?.reject(new Error(why));
    });
    const gone = (why: string) => {
      if (process === started) end(why);
    };
    started.on('error', (error) => gone(error.message));
    started.on('exit', (code, signal) => gone(`the drawing process ended (${signal ?? `exit code ${code}`})`));
    return started;
  }

  async function run(content: CardContent, pictures: Pictures): Promise<Buffer> {
    clearTimeout(resting);
    process ??= start();
    const own = process;
    const job = (jobs += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    running.set(job, { resolve, reject });
    // A hanging drawing ends the others, too: the next process draws those.
    const timer = setTimeout(() => own === process && end('the drawing took too long'), timeout);
    own.send({ job, content, pictures: [...pictures] } satisfies Job, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      running.delete(job);
    }
  }

  return {
    async draw(content, pictures) {
      if (turns < atATime) turns += 1;
      else {
        if (queue.length >= room) throw new Error('too many cards wait to be drawn');
        await new Promise<void>((begin) => void queue.push(begin));
      }
      try {
        return await run(content, pictures);
      } finally {
        const next = queue.shift();
        // The slot passes to the next card, or becomes free.
        if (next) next();
        else turns -= 1;
        if (turns === 0) resting = setTimeout(() => end('nothing to draw'), idle).unref();
      }
    },
    close() {
      clearTimeout(resting);
      end('the server ends');
    },
  };
}
