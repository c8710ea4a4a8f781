import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendBody } from '../http/encoded-body.ts';
import { namedError, type Answer } from './answer.ts';

/** Sends a finished answer in an encoding that the client accepts, or 304 if the client's copy is current. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status).header('cache-control', answer.cacheControl).header('content-type', answer.type);
  return answer.error ? reply.send(namedError(answer.error, request.id)) : sendBody(request, reply, answer);
}
