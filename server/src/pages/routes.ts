import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageStore, StoredPage } from './page-store.ts';

export interface PageRoutesOptions {
  store: PageStore;
  /** Content of a file that the shell puts at the root of the site, an icon say; null when it is none. */
  rootFile: (name: string) => RootFile | null;
  /** Origins of pictures beside the site's own. */
  pictureOrigins: readonly string[];
}

export interface RootFile {
  content: Buffer;
  /** MIME type. */
  type: string;
}

/** Routes that all show the same page: their address is a way in, not a page of its own. */
const TROPHY_ROOM = /^\/trophy-room\/\d+\/?$/;

/** The path under which a page is kept. Trailing slashes and unknown addresses do not multiply pages. */
function pageKey(pathname: string): string {
  if (TROPHY_ROOM.test(pathname)) return '/';
  return pathname.replace(/\/+$/, '') || '/';
}

/** What a page may load and run: its own scripts by origin, inline ones by hash, nothing else. */
function contentSecurityPolicy({ scriptHashes }: StoredPage, pictureOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function encodingFor(header: string | undefined): 'br' | 'gzip' | 'html' {
  if (header?.includes('br')) return 'br';
  return header?.includes('gzip') ? 'gzip' : 'html';
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false;
}

function pageHandler({ store, rootFile, pictureOrigins }: PageRoutesOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { pathname } = new URL(request.url, 'http://site');
    const file = rootFile(pathname.slice(1));
    if (file) return reply.headers({ 'content-type': file.type, 'cache-control': 'max-age=3600' }).send(file.content);
    const page = await store.get(pageKey(pathname));
    void reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag: page.etag,
        'content-security-policy': contentSecurityPolicy(page, pictureOrigins),
      })
      .code(page.status);
    if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'html') void reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  };
}

/** Answers every GET that nothing else answers with a page of the site. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', pageHandler(options));
}
