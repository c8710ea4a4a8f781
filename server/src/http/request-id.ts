import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** The name of the request in the log: every answer has it but files of pages that were found (security-headers.ts). */
export const REQUEST_ID = 'x-request-id';

/** What a proxy may call a request: nothing that could be more than a name. */
const ID = /^[\w.-]{8,64}$/;

/** Whether what the proxy at this address says is believed; `hop` counts from 0, the one that is nearest. */
export type Trust = (address: string, hop: number) => boolean;

/** By TRUST_PROXY. */
export function trustOf(trustProxy: Config['trustProxy']): Trust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((part) => part.trim()));
}

/** Names requests: as a trusted proxy has named them, or anew. */
export function requestIds(trusts: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isNamed = typeof given === 'string' && ID.test(given) && trusts(socket.remoteAddress ?? '', 0);
    // Twelve digits of chance: short enough to be read out.
    return isNamed ? given : randomUUID().slice(-12);
  };
}
