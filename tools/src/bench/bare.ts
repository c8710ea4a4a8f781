import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/*
 * Baseline of Node itself: sends the bytes and headers that the site once sent for a path. Arguments: the site's
 * address, then the path. Prints its own address.
 */

const [site = '', path = ''] = process.argv.slice(2);
/** Node sets these itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const asked = get(site + path, { headers: { 'accept-encoding': 'br' } });
const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // Arguments of "response".
const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.has(name)));
const body = await buffer(answer);

const server = createServer((_, response) => void response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has an AddressInfo, not a pipe name.
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
