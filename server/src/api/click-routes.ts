import rateLimit from '@fastify/rate-limit';
import { clickSchema } from '@golf/shared/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ClickLog } from '@golf/database/click-log';

/** Rate limit per address. A busy visitor makes a few dozen clicks per minute. */
export const CLICKS_PER_MINUTE = 240;
/** Bytes. The longest valid click has about 400. */
const BODY_LIMIT = 2048;

/**
 * Whether the browser marks the request as sent by another site, whose clicks must not be counted. A client without
 * this header is not a modern browser and could forge it anyway.
 */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}

/** `POST /log-click`, as JSON or, from `sendBeacon`, as JSON in text/plain. */
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
