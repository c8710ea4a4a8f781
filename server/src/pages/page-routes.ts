import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../api/errors.ts';
import type { CspReports } from '../http/csp-reports.ts';
import { sendBody } from '../http/encoded-body.ts';
import { browserPath, type Health } from '@golf/release-store';
import { bucketOf, givePageToken } from '../releases/trial-cookies.ts';
import type { TrialWatch } from '../releases/trial-watch.ts';
import { visitorOf } from '../http/visitor-of.ts';
import type { Editions } from './editions.ts';
import type { StoredPage } from './page-store.ts';
import { PreviewError } from './preview.ts';

/**
 * What a page is when everyone gets the same: a CDN shows a release or an import ten seconds late at most. Browsers ask
 * each time. They know stale-while-revalidate too, and would show their own visitor what is old; so it is in the header
 * that only CDNs read (RFC 9213).
 */
const FOR_EVERYONE = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=5',
  vary: 'accept-encoding',
};

/** While something is on trial, a page may be of this visitor's edition, and comes with cookies. */
const FOR_ONE_VISITOR = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };

/** How long browsers keep what the shell puts at the root of the site, such as icons; in milliseconds. */
const AN_HOUR = 3_600_000;

/** What all previews are called in reports. */
const PREVIEWS = 'previews';

export interface PageRoutesOptions {
  editions: Editions;
  health: Health;
  trialWatch: TrialWatch;
  cspReports: CspReports;
  /** Origins of pictures beside the site's own. */
  pictureOrigins: readonly string[];
  /** Origin that releases are fetched from; "" for the site's own. */
  releasesOrigin: string;
}

/**
 * What a page may load and run: its own scripts by origin, inline ones by hash, nothing else. Text becomes markup
 * through the one policy that sanitises it; every remote has its own copy of that.
 */
function contentSecurityPolicy(
  page: StoredPage,
  reportTo: readonly string[],
  { pictureOrigins, releasesOrigin }: PageRoutesOptions,
): string {
  const own = ["'self'", releasesOrigin, page.localOrigin].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    ['script-src', own, ...page.scriptHashes].join(' '),
    ['style-src-elem', own, ...page.styleHashes].join(' '),
    // Positions and colours that components give: an attribute styles its element and loads nothing.
    "style-src-attr 'unsafe-inline'",
    [`img-src ${own} data:`, ...pictureOrigins].join(' '),
    `font-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify 'allow-duplicates'",
    ...reportTo,
  ].join('; ');
}

/** The path and the query of an address. Anybody may send anything: nothing here throws, or takes longer than linear. */
function split(address: string): [pathname: string, query: string] {
  const start = address.indexOf('?');
  return start === -1 ? [address, ''] : [address.slice(0, start), address.slice(start + 1)];
}

/** A path that a browser would take for a host or for another path: it is none of this site's. */
const isMalformed = (pathname: string) => pathname.startsWith('//') || pathname.includes('\\');

function pageHandler(options: PageRoutesOptions) {
  const { editions, health, trialWatch, cspReports } = options;
  /** By page and protocol: most pages are sent many times. */
  const heads = new WeakMap<StoredPage, Record<string, Record<string, string>>>();

  function headOf(page: StoredPage, edition: string, protocol: string): Record<string, string> {
    const known = heads.get(page) ?? {};
    heads.set(page, known);
    const { [protocol]: head } = known;
    if (head) return head;
    const { headers, directives } = cspReports.of(edition, protocol);
    return (known[protocol] = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(page, directives, options),
      ...headers,
    });
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage, edition: string): FastifyReply {
    return sendBody(request, reply.headers(headOf(page, edition, request.protocol)).code(page.status), page);
  }

  /** A page that is for this visitor alone: somebody asked for it by name. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, asked: string): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    try {
      return send(request, reply, await editions.preview(asked), PREVIEWS);
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      return reply.code(404).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    }
  }

  /** The page in the edition of this visitor. */
  async function sendMade(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname, query] = split(request.url);
    const trials = editions.hasTrials();
    reply.headers(trials ? FOR_ONE_VISITOR : FOR_EVERYONE);
    const { page, edition, versions, movedTo } = await editions.get(pathname, trials ? bucketOf(request, reply) : null);
    if (movedTo !== undefined) return reply.redirect(query ? `${movedTo}?${query}` : movedTo, 301);
    health.shown(versions);
    const token = trials ? trialWatch.shown(visitorOf(request.ip), versions) : null;
    if (token !== null) givePageToken(request, reply, token);
    return send(request, reply, page, edition);
  }

  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const [pathname, query] = split(request.url);
    if (isMalformed(pathname)) return sendNotFound(request, reply);
    const { shell } = editions.live();
    const name = pathname.slice(1);
    if (shell?.rootFiles.includes(name)) return reply.sendFile(browserPath(shell, name), { maxAge: AN_HOUR });
    const asked = query === '' ? null : new URLSearchParams(query).get('preview');
    if (asked !== null) return sendPreview(request, reply, asked);
    // What is there as it should be waits for no turn of the event loop.
    const kept = editions.peek(pathname);
    if (!kept) return sendMade(request, reply);
    health.shown(kept.versions);
    return send(request, reply.headers(FOR_EVERYONE), kept.page, kept.edition);
  };
}

/** Answers every GET that nothing else answers with a page of the site; `reply.sendFile` finds files of the release store. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  const handler = pageHandler(options);
  app.get('/*', handler);
  // Cards answer what is below /embed, but for this: it is an address written otherwise, as of a page.
  app.get('/embed/players/:player/', handler);
}
