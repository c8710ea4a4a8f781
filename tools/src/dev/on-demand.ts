import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time limit for a program to listen, and the polling interval, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 30;

/**
 * Starts a program that listens on a free port.
 * @param listens called with the port each time the program listens, and with null once its process has ended
 * @returns stops it
 */
export type Start = (listens: (port: number | null) => void) => () => void;

export interface OnDemand {
  /** Connections to this port are forwarded to the program. */
  port: number;
  /** Stops both. */
  end: () => void;
}

/**
 * Listens on a port, and starts the program behind it on the first connection. Connections wait while it starts or
 * restarts. Six development servers at once occupy two cores for seconds, and a page needs one or two.
 * @param atOnce starts the program immediately
 */
export async function startOnDemand(start: Start, atOnce = false): Promise<OnDemand> {
  let end: (() => void) | null = null;
  let own: number | null = null;

  const startOnce = () => (end ??= start((port) => (own = port)));

  /** Connects to the program once it listens. */
  async function connectToProgram(): Promise<Socket> {
    // A program that failed to start is retried on the next connection.
    startOnce();
    for (const patience = Date.now() + PATIENCE; Date.now() < patience; await wait(PAUSE)) {
      if (own === null) continue;
      const socket = connect(own, 'localhost');
      const isConnected = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (isConnected) return socket;
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
      // The program has logged why it did not start. The client sees a closed connection.
      close();
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  if (atOnce) startOnce();
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    end() {
      server.close();
      end?.();
    },
  };
}
