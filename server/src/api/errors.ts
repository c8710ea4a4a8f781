import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPassing } from '@golf/node-kit/storage-problem';
import { LONGEST_QUERY, queryOf } from '@golf/shared/search';
import { searchPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { pathOf } from '../log.ts';
import { errorBody, namedError, type ErrorBody } from './answer.ts';

/** Public code and message by status. The error's own message may reveal too much. */
const TOLD: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request is malformed.'],
  403: ['forbidden', 'Pages of other sites may not do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that method.'],
  408: ['timeout', 'The request took too long to arrive; try again.'],
  413: ['too_large', 'The body of the request is too large.'],
  414: ['too_long', 'The address is too long.'],
  415: ['unsupported_type', 'The body of the request is of a type that is not taken here.'],
  429: ['too_many', 'Too many requests from this address; try again in a minute.'],
  431: ['too_long', 'The address is too long.'],
  502: ['bad_gateway', 'The server behind this one cannot be reached.'],
  503: ['overloaded', 'The server cannot answer that now; try again in a few seconds.'],
  504: ['gateway_timeout', 'The server behind this one does not answer in time.'],
};

const INTERNAL: [code: string, message: string] = ['internal', 'Something went wrong on the server.'];

/** `Retry-After` of a 503, in seconds. */
export const RETRY_AFTER = 5;

/** Status of an error: 503 if the database may answer a retry, 500 for an unexpected error. */
function statusOf(error: Partial<FastifyError>): number {
  const status = error.statusCode ?? (isPassing(error) ? 503 : 500);
  return TOLD[status] ? status : status >= 400 && status < 500 ? 400 : 500;
}

/** Error body of a status, without details of the error. The request id finds those in the log. */
export function bodyFor(status: number, requestId: string): ErrorBody {
  return namedError(errorBody(...(TOLD[status] ?? INTERNAL)), requestId);
}

function isApi(url: string): boolean {
  return url.startsWith('/api/') || url === '/api' || url === '/healthz' || url.startsWith('/oembed?');
}

/** A search without scripts for a text that somebody has pasted. */
const PASTED = /^\/search\?(.*)$/;

/** Sends an error: JSON under /api, one plain line elsewhere. It never includes a stack or the error's own message. */
export function sendError(error: Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 500) {
    request.log.error({ err: error, path: pathOf(request.url), request_id: request.id }, 'A request failed.');
  }
  if (reply.sent) return reply;
  const tooLong = status === 414 ? PASTED.exec(request.url)?.[1] : undefined;
  // Too many letters, without half of an emoji: the page of the search reports it, in place of a bare line.
  if (tooLong !== undefined)
    return reply.redirect(
      searchPath(queryOf(queryOf(new URLSearchParams(tooLong).get('q') ?? '').slice(0, LONGEST_QUERY + 2))),
    );
  reply.code(status).header('cache-control', 'no-store').removeHeader('etag').removeHeader('content-encoding');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  const body = bodyFor(status, request.id);
  if (isApi(request.url)) return reply.send(body);
  const more = status === 500 ? ` If you write to us at ${SITE.email}, name the request: ${request.id}` : '';
  return reply.type('text/plain; charset=utf-8').send(`${body.error.message}${more}\n`);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError({ statusCode: 404 }, request, reply);
}

/** Answers a request that Node could not read: too long, too slow or malformed. It reaches no hook and no handler. */
export function answerUnread({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const [, message] = TOLD[status] ?? INTERNAL;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${message.length + 1}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${message}\n`);
  socket.destroy();
}
