import rateLimit from '@fastify/rate-limit';
import { clickSchema } from '@golf/shared/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ClickLog } from '@golf/database/click-log';

/** Clicks of one address in a minute; a busy visitor makes a few dozen. */
export const CLICKS_PER_MINUTE = 240;
/** Bytes; the longest valid click has about 400. */
const BODY_LIMIT = 2048;

/**
 * Whether a browser says that another site has sent this: nobody else's visitors are counted here. A client that says
 * nothing is no browser of today, and could say what it likes.
 */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}

/** `POST /log-click`, as JSON or, from `sendBeacon`, as text that holds JSON. */
export async function registerClicks(app: FastifyInstance, log: ClickLog, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post(
    '/log-click',
    { bodyLimit: BODY_LIMIT, config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } },
    (request, reply) => {
      if (isForeign(request)) throw Object.assign(new Error('of another site'), { statusCode: 403 });
      const click = v.safeParse(clickSchema, request.body);
      if (!click.success) throw Object.assign(new Error('not a click'), { statusCode: 400 });
      log.record(click.output);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
