import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendBody } from '../http/encoded-body.ts';
import { namedError, type Answer } from './answer.ts';

/** Sends a finished answer in the encoding that the client accepts, or 304 where the client has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status).header('cache-control', answer.cacheControl).header('content-type', answer.type);
  return answer.error ? reply.send(namedError(answer.error, request.id)) : sendBody(request, reply, answer);
}
