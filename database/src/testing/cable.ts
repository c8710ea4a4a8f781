import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection to a database server that a test can cut. */
export interface Cable {
  /** URL of the database through this connection. */
  place: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A TCP proxy to a PostgreSQL database that a test can cut. The caller closes it. */
export async function cableTo(place: string): Promise<Cable> {
  const { hostname, port } = new URL(place);
  const open = new Set<Socket>();
  let server: Server | null = null;
  let own = 0;

  async function mend(): Promise<void> {
    server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(socket);
        socket
          .on('error', () => {})
          .on('close', () => {
            open.delete(socket);
            other.destroy();
          });
        socket.pipe(other);
      }
    });
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an AddressInfo, not a pipe's name.
    own = (server.address() as AddressInfo).port;
  }

  async function cut(): Promise<void> {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = null;
    for (const socket of open) socket.destroy();
    await closed;
  }

  await mend();
  const through = new URL(place);
  through.host = `127.0.0.1:${own}`;
  return { place: through.href, cut, mend };
}
