import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page from another origin, at every path, while `run` uses its address. */
export async function withElsewhere(html: string, run: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // A listening TCP server has an AddressInfo.
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}
