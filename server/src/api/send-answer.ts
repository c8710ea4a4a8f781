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

/** The best encoding that the answer has and the visitor takes; what browsers send is decided at once. */
export function chooseEncoding(answer: Pick<Answer, 'br' | 'gzip'>, header: string | undefined): Encoding {
  if (header === undefined || !answer.br) return 'identity';
  const br = weightOf(header, 'br');
  const gzip = answer.gzip ? weightOf(header, 'gzip') : 0;
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
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
