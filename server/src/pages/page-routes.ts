import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '@golf/shared/pages';
import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import { pastBoardPath, searchPath } from '@golf/shared/routes';
import { queryOf } from '@golf/shared/search';
import { sendNotFound } from '../api/errors.ts';
import type { CspReports } from '../http/csp-reports.ts';
import { sendBody } from '../http/encoded-body.ts';
import { browserPath, type Health } from '@golf/release-store';
import { bucketOf, givePageToken } from '../releases/trial-cookies.ts';
import { engineOf, type TrialWatch } from '../releases/trial-watch.ts';
import { visitorOf } from '../http/visitor-of.ts';
import type { EditionPage, Editions } from './editions.ts';
import type { StoredPage } from './page-store.ts';
import { PreviewError } from './preview.ts';
import { serverTiming } from './server-timing.ts';

/**
 * Headers of a page that is the same for all visitors. A CDN shows a release or an import at most 10 s late; browsers
 * revalidate each time. `stale-while-revalidate` is only in the header for CDNs (RFC 9213): browsers support it too,
 * and would show stale pages.
 */
const FOR_EVERYONE = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=5',
  vary: 'accept-encoding',
};

/** During a trial a page may depend on the visitor's bucket, and it sets cookies. */
const FOR_ONE_VISITOR = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };

/** Browser cache time for files at the root of the site, such as icons, in milliseconds. */
const AN_HOUR = 3_600_000;

/** Name of all previews in reports. */
const PREVIEWS = 'previews';

export interface PageRoutesOptions {
  editions: Editions;
  health: Health;
  trialWatch: TrialWatch;
  cspReports: CspReports;
  /** Image origins in addition to that of the site. */
  pictureOrigins: readonly string[];
  /** Origin of the releases. Empty: same as the site. */
  releasesOrigin: string;
}

/**
 * Content-Security-Policy of a page: its own scripts by origin, inline ones by hash, nothing else. Text becomes markup
 * only through the one Trusted Types policy that sanitises it; every remote has its own copy of that policy.
 */
function contentSecurityPolicy(
  page: StoredPage,
  reportTo: readonly string[],
  { pictureOrigins, releasesOrigin }: PageRoutesOptions,
): string {
  const { localOrigin } = page;
  const own = ["'self'", releasesOrigin, localOrigin].filter(Boolean).join(' ');
  // A remote on the visitor's own machine writes its styles into the page, and hears of saved files by a WebSocket.
  const styles = localOrigin === '' ? page.styleHashes : ["'unsafe-inline'"];
  const sockets = localOrigin === '' ? [] : [localOrigin.replaceAll('http:', 'ws:')];
  return [
    "default-src 'none'",
    ['script-src', own, ...page.scriptHashes].join(' '),
    ['style-src-elem', own, ...styles].join(' '),
    // Positions and colours set by components. A style attribute affects its element only and loads nothing.
    "style-src-attr 'unsafe-inline'",
    [`img-src ${own} data:`, ...pictureOrigins].join(' '),
    `font-src ${own}`,
    ['connect-src', own, ...sockets].join(' '),
    // Previews of what other sites may frame.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify 'allow-duplicates'",
    ...reportTo,
  ].join('; ');
}

/** Path and query of a URL. Input is untrusted: no exceptions, and linear time. */
function split(address: string): [pathname: string, query: string] {
  const start = address.indexOf('?');
  return start === -1 ? [address, ''] : [address.slice(0, start), address.slice(start + 1)];
}

/** A path that browsers would parse as a host or as another path. No page of this site has one. */
const isMalformed = (pathname: string) => pathname.startsWith('//') || pathname.includes('\\');

function pageHandler(options: PageRoutesOptions) {
  const { editions, health, trialWatch, cspReports } = options;
  /** Headers by page and protocol, cached as most pages are sent many times. */
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

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, edition }: Pick<EditionPage, 'page' | 'edition'>,
    since: number,
  ): FastifyReply {
    const counted = reply.hasHeader('server-timing') ? [COUNTED_PAGE] : [];
    reply.headers(headOf(page, edition, request.protocol)).header('server-timing', serverTiming(page, since, counted));
    return sendBody(request, reply.code(page.status), page);
  }

  async function sendPreview(request: FastifyRequest, reply: FastifyReply, asked: string): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const since = Date.now();
    try {
      return send(
        request,
        reply,
        { page: await editions.preview(asked, split(request.url)[0]), edition: PREVIEWS },
        since,
      );
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      return reply.code(404).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    }
  }

  async function sendMade(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const since = Date.now();
    const [pathname, query] = split(request.url);
    const trials = editions.hasTrials();
    reply.headers(trials ? FOR_ONE_VISITOR : FOR_EVERYONE);
    const { versions, movedTo, ...made } = await editions.get(pathname, trials ? bucketOf(request, reply) : null);
    if (movedTo !== undefined) return reply.redirect(query ? `${movedTo}?${query}` : movedTo, 301);
    health.shown(versions);
    const engine = engineOf(request.headers['user-agent']);
    const token = trials ? trialWatch.shown(visitorOf(request.ip), versions, engine) : null;
    if (token !== null) givePageToken(request, reply, token);
    return send(request, reply, made, since);
  }

  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const [pathname, search] = split(request.url);
    if (isMalformed(pathname)) return sendNotFound(request, reply);
    const { shell } = editions.live();
    const name = pathname.slice(1);
    if (shell?.rootFiles.includes(name)) return reply.sendFile(browserPath(shell, name), { maxAge: AN_HOUR });
    const params = search === '' ? null : new URLSearchParams(search);
    // The form of a visitor without scripts.
    const query = pathname === ROUTES.search ? queryOf(params?.get('q') ?? '') : '';
    if (query !== '') return reply.redirect(searchPath(query), 301);
    const day = pathname === '/' ? params?.get('on') : undefined;
    if (params && day != null) {
      // The filters stay.
      params.delete('on');
      return reply.redirect([pastBoardPath(encodeURIComponent(day)), params.toString()].filter(Boolean).join('?'), 301);
    }
    const asked = params?.get('preview') ?? null;
    if (asked !== null) return sendPreview(request, reply, asked);
    // A fresh cached page is sent synchronously.
    const kept = editions.peek(pathname);
    if (!kept) return sendMade(request, reply);
    health.shown(kept.versions);
    return send(request, reply.headers(FOR_EVERYONE), kept, Date.now());
  };
}

/** Serves a page for every GET without another route. `reply.sendFile` must serve the release store. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  const handler = pageHandler(options);
  app.get('/*', handler);
  // The `cards` routes serve these except for variants with a slash, which redirect like pages.
  for (const variant of ['/embed/:kind/', '/embed/:kind/:id/', '/overlay/:kind/:id/']) app.get(variant, handler);
}
