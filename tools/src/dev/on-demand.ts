import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a program may take until it listens, and how often that is tried, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 30;

/**
 * Starts a program that listens on a free port of its own choice.
 * @param listens is told the port each time the program listens, and null once its process has ended
 * @returns ends it
 */
export type Start = (listens: (port: number | null) => void) => () => void;

export interface OnDemand {
  /** Whoever connects to it is connected to the program. */
  port: number;
  /** Ends both. */
  end: () => void;
}

/**
 * Listens on a port, and starts the program behind it when somebody first connects: six development servers at once keep
 * two cores busy for seconds, and a page needs one or two of them. Who connects while the program starts, or starts again,
 * waits for it.
 * @param atOnce starts it before anybody asks
 */
export async function startOnDemand(start: Start, atOnce = false): Promise<OnDemand> {
  let end: (() => void) | null = null;
  let own: number | null = null;

  const startOnce = () => (end ??= start((port) => (own = port)));

  /** A connection to the program, as soon as it listens. */
  async function connectToProgram(): Promise<Socket> {
    // One that cannot be started is tried again for whoever asks next.
    startOnce();
    for (const patience = Date.now() + PATIENCE; Date.now() < patience; await wait(PAUSE)) {
      if (own === null) continue;
      const socket = connect(own, 'localhost');
      const isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (isThere) return socket;
    }
    throw new Error(`Nothing listens after ${PATIENCE / 1000} s`);
  }

  const server = createServer(async (asking) => {
    const close = () => asking.destroy();
    asking.on('error', close);
    try {
      const answering = await connectToProgram();
      answering.on('error', close).on('close', close);
      asking.on('close', () => answering.destroy());
      asking.pipe(answering).pipe(asking);
    } catch {
      // It did not start, which it has said itself; who asks is told by the connection that ends.
      close();
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  if (atOnce) startOnce();
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    end() {
      server.close();
      end?.();
    },
  };
}
