import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port of a host. */
export async function freePort(host = 'localhost'): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Checks that a program can listen on a port.
 * @throws the error of listening
 */
export async function tryPort(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
