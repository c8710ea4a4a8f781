import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';

/** How long a program may take until it listens, and how often that is tried, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 30;

/** A connection to a port, as soon as something listens there. @throws what connecting threw last */
async function connectTo(port: number): Promise<Socket> {
  for (const end = Date.now() + PATIENCE; ; await wait(PAUSE)) {
    const socket = connect(port, 'localhost');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/**
 * Listens on a port, and starts the program behind it when somebody first connects: six development servers at once keep
 * two cores busy for seconds, and a page needs one or two of them. Who connects while the program starts, or starts again,
 * waits for it.
 * @param start starts the program on a port of its own; returns what ends it
 * @param atOnce starts it before anybody asks
 * @returns ends both
 */
export function startOnDemand(port: number, start: (port: number) => () => void, atOnce = false): () => void {
  let end = () => {};
  let own: Promise<number> | null = null;

  async function startOnce(): Promise<number> {
    const free = await freePort();
    end = start(free);
    return free;
  }

  /** Whoever asks next starts it anew. */
  const forget = (error: unknown): never => {
    own = null;
    throw error;
  };

  const server = createServer(async (asking) => {
    const close = () => asking.destroy();
    asking.on('error', close);
    try {
      const answering = await connectTo(await (own ??= startOnce().catch(forget)));
      answering.on('error', close).on('close', close);
      asking.on('close', () => answering.destroy());
      asking.pipe(answering).pipe(asking);
    } catch {
      // It did not start, which it has said itself; who asks is told by the connection that ends.
      close();
    }
  }).listen(port, 'localhost');
  // One that fails has said so itself, and is tried again for whoever asks.
  if (atOnce) (own = startOnce().catch(forget)).catch(() => {});
  return () => {
    server.close();
    end();
  };
}
