import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { pathOf } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/*
 * Reports of browsers about Content-Security-Policy (a faulty release, or an attack), crashes and deprecations. Input is untrusted, so only known directives and known editions are counted.
 */

const PATH = '/csp-reports';
/** Name of the reporting group in the policy, and of the one for all other reports. */
const GROUP = 'csp';
const OTHERS = 'default';

/** Bytes. A browser batches reports, and each contains the policy. */
const BODY_LIMIT = 64 * 1024;
/** Maximum number of counted reports per body. */
const MOST_REPORTS = 20;
const BODIES_PER_MINUTE = 30;
/** Number of editions that are told apart: those of the latest pages. */
const KEPT_EDITIONS = 50;
/** Maximum characters of a URL in the log. */
const LONGEST_DETAIL = 200;

/** Directives of this site's policies that a page can violate. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const words = v.optional(v.string(), '');

/** `report-uri` format, sent by Firefox and Safari. */
const uriSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': words,
      'effective-directive': words,
      'violated-directive': words,
      'blocked-uri': words,
      'source-file': words,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      type: 'csp-violation' as const,
      page: report['document-uri'],
      // Older browsers send the directive with its whole value.
      directive: report['effective-directive'] || (report['violated-directive'].split(' ', 1)[0] ?? ''),
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]),
);

/** Reporting API format, sent by Chromium. One body may hold reports of several types. */
const apiSchema = v.pipe(
  v.array(
    v.object({
      type: v.picklist(['csp-violation', 'crash', 'deprecation', 'intervention']),
      url: words,
      body: v.object({
        documentURL: words,
        effectiveDirective: words,
        blockedURL: words,
        sourceFile: v.nullish(v.string(), ''),
      }),
    }),
  ),
  v.transform((reports) =>
    reports.map(({ type, url, body }) => ({
      type,
      page: body.documentURL || url,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
    })),
  ),
);

const bodySchema = v.union([apiSchema, uriSchema]);

/** "inline", "eval", or origin and path of a URL. The query may contain personal data. */
const detail = (address: string) => pathOf(address).slice(0, LONGEST_DETAIL);

interface ReportingHeaders {
  headers: Record<string, string>;
  /** Directives of the Content-Security-Policy. */
  directives: readonly string[];
}

/** A report of the browser about a page, apart from violations of its policies. */
export interface PageReport {
  kind: 'crash' | 'deprecation';
  /** Path of the page. */
  path: string;
  /** URL of the script; empty: unknown. */
  source: string;
  /** Releases of the page: "mfe-courses@2 shell@1". */
  releases: string;
}

export interface CspReports {
  /** Headers and directives of a page of an edition. */
  of(edition: string, protocol: string): ReportingHeaders;
  register(app: FastifyInstance): Promise<void>;
}

/** @param onReport called with each crash and deprecation of a known edition */
export function createCspReports(
  metrics: Metrics,
  onReport: (request: FastifyRequest, report: PageReport) => void = () => {},
): CspReports {
  /** Edition by short name. */
  const editions = new LRUCache<string, string>({ max: KEPT_EDITIONS });
  const names = new LRUCache<string, string>({ max: KEPT_EDITIONS });

  function nameOf(edition: string): string {
    const name = names.get(edition) ?? createHash('sha256').update(edition).digest('hex').slice(0, 8);
    names.set(edition, name);
    editions.set(name, edition);
    return name;
  }

  return {
    of(edition, protocol) {
      const endpoint = `${PATH}?edition=${nameOf(edition)}`;
      const byUri = { headers: {}, directives: [`report-uri ${endpoint}`] };
      // The Reporting API needs TLS, and a browser that supports `report-to` ignores `report-uri`.
      if (protocol !== 'https') return byUri;
      return {
        headers: { 'reporting-endpoints': `${GROUP}="${endpoint}", ${OTHERS}="${endpoint}"` },
        directives: [`report-to ${GROUP}`, ...byUri.directives],
      };
    },

    register: async (app) => {
      await app.register(async (scope) => {
        await scope.register(rateLimit, { global: false });
        // These content types need a CORS preflight from other sites, which is refused.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser(
          ['application/csp-report', 'application/reports+json'],
          { parseAs: 'string' },
          scope.getDefaultJsonParser('error', 'error'),
        );
        scope.post<{ Querystring: Record<string, unknown> }>(
          PATH,
          { bodyLimit: BODY_LIMIT, config: { rateLimit: { max: BODIES_PER_MINUTE, timeWindow: '1 minute' } } },
          (request, reply) => {
            const reports = v.safeParse(bodySchema, request.body);
            if (!reports.success) throw Object.assign(new Error('not a report'), { statusCode: 400 });
            const named = String(request.query['edition']);
            const edition = editions.has(named) ? named : 'unknown';
            for (const { type, page, directive: given, blocked, source } of reports.output.slice(0, MOST_REPORTS)) {
              if (type === 'intervention') continue;
              if (type === 'crash' || type === 'deprecation') {
                const path = URL.parse(page)?.pathname ?? '';
                onReport(request, { kind: type, path, source, releases: editions.get(named) ?? '' });
                continue;
              }
              const directive = DIRECTIVES.has(given) ? given : 'other';
              metrics.violated(directive, edition);
              request.log.warn(
                {
                  blocked: detail(blocked),
                  page: detail(page),
                  request_id: request.id,
                  source: detail(source),
                  releases: editions.get(named) ?? 'unknown',
                },
                `A page of edition ${edition} did what its Content-Security-Policy forbids: ${directive}`,
              );
            }
            return reply.code(204).header('cache-control', 'no-store').send();
          },
        );
      });
    },
  };
}
