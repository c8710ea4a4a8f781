import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CardContent } from '../content/content.ts';
import type { Drawn, Job } from './protocol.ts';

/** Pictures by their addresses; those that there are not are left out. */
type Pictures = ReadonlyMap<string, Buffer>;

export interface ArtistOptions {
  /** Cards that are drawn at the same time. */
  atATime?: number;
  /** Cards that wait for their turn; more are turned away. */
  waiting?: number;
  /** Milliseconds that a card may take. */
  timeout?: number;
  /** Milliseconds without a card after which the process ends, and gives its memory back. */
  idle?: number;
}

export interface Artist {
  /** A card as a PNG. @throws Error when it cannot be drawn, or too many wait */
  draw: (content: CardContent, pictures: Pictures) => Promise<Buffer>;
  close: () => void;
}

/**
 * Draws cards in a process of its own: it opens an operator's pictures with native code, none of which is to slow down or
 * to end the process that answers visitors. It is started by the first card, and again after it has ended.
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
  /** Those who wait for their turn, and how many have one. */
  const queue: (() => void)[] = [];
  let turns = 0;

  /** Ends the process that is there, with all that it draws. */
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
    // It does not keep the server from ending.
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => {
      // process.ts sends nothing else.
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
    // What hangs takes the others with it: they are drawn by the next process.
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
        // The turn goes on to the next, or back.
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
