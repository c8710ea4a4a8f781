import { createServer, get, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Baseline of Node itself: answers each path with the bytes and headers that the site once sent. Arguments: the site's
 * address, then paths. Prints its own address.
 */

interface Kept {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const [site = '', ...paths] = process.argv.slice(2);
/** Node sets these itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function ask(path: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    get(site + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.has(name)));
        resolve({ headers, body: Buffer.concat(parts) });
      });
    }).once('error', reject);
  });
}

const kept = new Map<string, Kept>();
for (const path of paths) kept.set(path, await ask(path));

const server = createServer(({ url = '' }, response) => {
  const found = kept.get(url);
  response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
});
server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has an AddressInfo, not a pipe name.
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
