import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/*
 * The way to the site, on which files are lost, held back or changed: no driver could do that in every browser. Each promise
 * has one of its own, so an origin of its own: nothing is stored or cached there yet.
 */

/** What happens to requests whose path fits. */
interface Fault {
  path: RegExp;
  /** Waited for before the request goes on. */
  held?: Promise<void>;
  isLost?: boolean;
  /** Header fields that are set in the answer; null: taken out. */
  headers?: Record<string, string | null>;
  /** Added to what is sent. */
  added?: string;
}

export interface FaultyWay {
  /** "http://localhost:41233" */
  address: string;
  /** Paths that were asked for. */
  asked: string[];
  /** What browsers reported of the page's policy. */
  reports: string[];
  /** Begins a fault. @returns what ends it */
  add(fault: Fault): () => void;
  /** Holds back what fits. @returns what lets it come */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Sends an answer on, as the faults have it. */
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

/** Opens a way to a site. */
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
