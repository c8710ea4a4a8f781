import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createArtist } from './drawing/artist.ts';
import { describeEmbed } from './embed/oembed.ts';
import { createSharing, FIVE_MINUTES, type Shared } from './sharing.ts';
import type { CardSite } from './site.ts';

/** A body with its strong ETag and its headers. */
interface Finished {
  hash: string;
  identity: Buffer;
  /** Whether the body is text: the sender then caches its compressed form. */
  compressible?: boolean;
  status: number;
  type: string;
  cacheControl: string;
}

export interface SharingOptions extends Omit<CardSite, 'fileAt'> {
  /** Sends a response, or 304 if the client's copy is current. */
  send: (request: FastifyRequest, reply: FastifyReply, answer: Finished) => FastifyReply;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

const finish = ({ status, body, type, cacheControl }: Omit<Shared, 'headers'>): Finished => ({
  hash: hashOf(body),
  identity: body,
  status,
  type,
  cacheControl,
  // A PNG is already compressed.
  compressible: type !== 'image/png',
});

/** `/cards/*`, `/embed/*`, `/overlay/*` and `/oembed`: what other sites and videos show of this one. */
export function registerSharing(app: FastifyInstance, { send, sendNotFound, ...options }: SharingOptions): void {
  const artist = createArtist();
  /** A file as this server, or the backend behind it, would send it to a visitor. */
  async function fileAt(address: string): Promise<Buffer | null> {
    const { statusCode, rawPayload } = await app.inject({ url: address });
    return statusCode === 200 ? rawPayload : null;
  }
  const site = { ...options, fileAt };
  const get = createSharing(site, artist);
  const finished = new WeakMap<Shared, Finished>();
  app.addHook('onClose', async () => artist.close());
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const shared = await get(request.url);
    if (!shared) return sendNotFound(request, reply);
    const answer = finished.get(shared) ?? finish(shared);
    finished.set(shared, answer);
    return send(request, reply.headers(shared.headers), answer);
  };
  app.get('/cards/*', respond);
  app.get('/embed/*', respond);
  app.get('/overlay/*', respond);
  app.get('/oembed', async (request, reply) => {
    const [, query] = request.url.split('?', 2);
    const described = await describeEmbed(site, new URLSearchParams(query));
    if ('status' in described) {
      const { status, code, message } = described;
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send({ error: { code, message, request_id: request.id } });
    }
    const body = Buffer.from(JSON.stringify(described));
    return send(request, reply, finish({ status: 200, body, type: JSON_TYPE, cacheControl: FIVE_MINUTES }));
  });
}
