import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Request id as in the log. Every answer has it except existing files of pages (security-headers.ts). */
export const REQUEST_ID = 'x-request-id';

/** Accepted format of a proxy's request id; it allows nothing but a plain name. */
const ID = /^[\w.-]{8,64}$/;

/** Whether the proxy at an address is trusted. `hop` counts from 0, the nearest. */
export type Trust = (address: string, hop: number) => boolean;

export function trustOf(trustProxy: Config['trustProxy']): Trust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((part) => part.trim()));
}

/** Request ids: that of a trusted proxy, or a new one. */
export function requestIds(trusts: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isNamed = typeof given === 'string' && ID.test(given) && trusts(socket.remoteAddress ?? '', 0);
    // Twelve random hex digits, short enough to read out.
    return isNamed ? given : randomUUID().slice(-12);
  };
}
