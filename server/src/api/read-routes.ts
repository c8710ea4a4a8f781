import { DATA_VERSION_HEADER } from '@golf/shared/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer, finishJson } from './answer.ts';
import type { Answers } from './answers.ts';
import { sendAnswer } from './send-answer.ts';
import type { SubscribersOf } from './subscribers/subscribers.ts';

/** One hour; the count changes once a day. */
const COUNT_KEPT = 'public, max-age=3600';

const VERSION = /^[\da-f]{16}$/;

/** `GET /youtube-subscribers/{channelLink}`: the link is one URL-encoded segment. */
export function registerSubscribers(app: FastifyInstance, subscribersOf: SubscribersOf): void {
  app.get<{ Params: { link: string } }>('/youtube-subscribers/:link', async (request, reply) => {
    const found = await subscribersOf(request.params.link);
    if (found === 'not ours') {
      return sendAnswer(request, reply, errorAnswer(404, 'not_found', 'This is no channel of a tracked player.'));
    }
    if (found === 'failed') {
      return sendAnswer(
        request,
        reply,
        errorAnswer(502, 'bad_gateway', 'The video platform can’t be reached right now.'),
      );
    }
    const answer = finishJson({ subscriberCount: found.count });
    return sendAnswer(request, reply, { ...answer, cacheControl: COUNT_KEPT });
  });
}

/** Data version of the requesting page, if the page sends it. */
function seenVersion({ headers }: FastifyRequest): string | undefined {
  const seen = headers[DATA_VERSION_HEADER];
  return typeof seen === 'string' && VERSION.test(seen) ? seen : undefined;
}

/** All other GETs. One route is enough, as each is a path and a cached answer. */
export function registerAnswers(app: FastifyInstance, answers: Answers): void {
  app.get('/*', (request, reply) => {
    const query = request.url.indexOf('?');
    const path = query === -1 ? request.url : request.url.slice(0, query);
    const seen = seenVersion(request);
    const kept = answers.peek(path, seen);
    if (kept) return sendAnswer(request, reply, kept);
    const answer = seen === undefined ? answers.get(path) : answers.catchUp(seen).then(() => answers.get(path));
    return answer.then((found) => (found ? sendAnswer(request, reply, found) : reply.callNotFound()));
  });
}
