import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/*
 * A proxy in front of the site that drops, delays or rewrites responses: no driver can do that in every browser. Each promise
 * gets its own proxy and so its own origin, with empty storage and cache.
 */

/** A fault for requests whose path matches. */
interface Fault {
  path: RegExp;
  /** The request is forwarded once this resolves. */
  held?: Promise<void>;
  isLost?: boolean;
  /** Response headers to set; null removes one. */
  headers?: Record<string, string | null>;
  /** Appended to the response body. */
  added?: string;
}

export interface FaultyWay {
  /** "http://localhost:41233" */
  address: string;
  /** Requested paths. */
  asked: string[];
  /** Content security policy reports. */
  reports: string[];
  /** Starts a fault. @returns a function that ends it */
  add(fault: Fault): () => void;
  /** Delays matching requests. @returns a function that releases them */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Forwards a response with the faults applied. */
async function answer(from: IncomingMessage, to: ServerResponse, faults: readonly Fault[]): Promise<void> {
  const headers = { ...from.headers };
  for (const [name, value] of faults.flatMap((fault) => Object.entries(fault.headers ?? {}))) {
    if (value === null) delete headers[name];
    else headers[name] = value;
  }
  const added = faults.map((fault) => fault.added ?? '').join('');
  if (added) delete headers['content-length'];
  to.writeHead(from.statusCode ?? 502, headers);
  if (!added) return void from.pipe(to);
  to.end(Buffer.concat([await buffer(from), Buffer.from(added)]));
}

/** Starts a proxy in front of a site. */
export async function openWay(site: string): Promise<FaultyWay> {
  const faults = new Set<Fault>();
  const asked: string[] = [];
  const reports: string[] = [];
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    if (path.startsWith('/csp-reports')) {
      reports.push(await text(incoming));
      return outgoing.writeHead(204).end();
    }
    const here = [...faults].filter((fault) => fault.path.test(path));
    for (const { held } of here) await held;
    if (here.some((fault) => fault.isLost)) return incoming.destroy();
    const headers = { ...incoming.headers };
    if (here.some(({ added }) => added)) headers['accept-encoding'] = 'identity';
    const onward = request(new URL(path, site), { method: incoming.method, headers }, (response) => {
      answer(response, outgoing, here).catch(() => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const add = (fault: Fault) => {
    faults.add(fault);
    return () => void faults.delete(fault);
  };
  return {
    address: `http://localhost:${port}`,
    asked,
    reports,
    add,
    hold(path) {
      const held = Promise.withResolvers<void>();
      const end = add({ path, held: held.promise });
      return () => {
        end();
        held.resolve();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
