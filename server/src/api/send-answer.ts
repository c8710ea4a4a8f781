import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** How much the visitor wants an encoding, from 0 to 1; 0: not at all. */
function weightOf(header: string, encoding: string): number {
  let others = 0;
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const coding = name.trim().toLowerCase();
    if (coding !== encoding && coding !== '*') continue;
    const q = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    const weight = q === undefined ? 1 : Number(q);
    if (coding === encoding) return weight;
    others = weight;
  }
  return others;
}

/** Weights by header: browsers send a handful of them, over and over. */
const weights = new Map<string, { br: number; gzip: number }>();
const KEPT_WEIGHTS = 100;

function weightsOf(header: string): { br: number; gzip: number } {
  const known = weights.get(header);
  if (known) return known;
  const found = { br: weightOf(header, 'br'), gzip: weightOf(header, 'gzip') };
  if (weights.size >= KEPT_WEIGHTS) weights.clear();
  weights.set(header, found);
  return found;
}

/** The best encoding that the answer has and the visitor takes. */
export function chooseEncoding(answer: Pick<Answer, 'br' | 'gzip'>, header: string | undefined): Encoding {
  if (header === undefined || !answer.br) return 'identity';
  const { br, gzip } = weightsOf(header);
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 && answer.gzip ? 'gzip' : 'identity';
}

/** Whether the visitor's copy is the one that would be sent. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Sends a finished answer in the encoding that the visitor takes, or says that their copy is still right. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { headers } = request;
  reply.header('cache-control', answer.cacheControl);
  if (answer.br) reply.header('vary', 'accept-encoding');
  if (answer.status !== 200) return reply.code(answer.status).header('content-type', answer.type).send(answer.identity);
  reply.header('etag', answer.etag);
  if (isFresh(headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(answer, headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', answer.type).send(answer[encoding] ?? answer.identity);
}
