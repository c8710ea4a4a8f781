import { isIP } from 'node:net';
import { SITE } from '@golf/shared/site';
import * as v from 'valibot';
import { DATA_VARIABLES, dataConfig, pathVariable, type DataConfig } from '@golf/database/config';
import { isOrigin, readVariables } from '@golf/node-kit/environment';
import { LOG_FORMATS, type LogFormat } from './log.ts';

/** What differs between deployments. */
export interface Config extends DataConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Processes that share the port. */
  readonly processes: number;
  /** Origin of somebody else's backend that /api and /images are forwarded to; null: this server's own data. */
  readonly apiOrigin: string | null;
  /** Canonical origin of the site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Key of the YouTube Data API; null: subscriber counts are unavailable. */
  readonly youtubeApiKey: string | null;
  readonly youtubeApiOrigin: string;
  /** Folder of the release store. */
  readonly releases: string;
  /**
   * Whose X-Forwarded-For is believed: nobody's, everybody's, that of so many proxies in front, or that of these
   * addresses, comma-separated.
   */
  readonly trustProxy: boolean | string | number;
  /** Connections that one address may hold open, in each process; 0: any number. */
  readonly connectionsPerAddress: number;
  /** Origin that browsers fetch releases from, a CDN's say; "" for the site's own. */
  readonly releasesOrigin: string;
  /** Where folders of the sources are to be read, such as https://github.com/golf/site/tree/main; null: nowhere. */
  readonly sources: string | null;
  /** Whether `?preview=` may lay a remote of the visitor's own machine over the site. */
  readonly localPreviews: boolean;
  /** How lines of the log look; null: sentences on a terminal, else JSON. */
  readonly log: LogFormat | null;
  /** Port that /metrics is served on, 0 for any free one; null: nowhere. Each of several processes has its own. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Strict-Transport-Security of answers by TLS. */
  readonly hsts: string;
}

const WHOLE = /^\d{1,5}$/;
/** A number of proxies, one behind the other. */
const HOPS = /^[1-9]$/;

/** "10.0.0.1", "10.0.0.0/8", "loopback" */
function isNetwork(value: string): boolean {
  const [address = '', bits = '0'] = value.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  return WHOLE.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'write an origin such as https://golf.example, without a path'),
  v.transform((value) => new URL(value).origin),
);
const port = v.pipe(
  v.string(),
  v.check(
    (value) => WHOLE.test(value) && Number(value) <= 65_535,
    'write a port from 1 to 65535, or 0 for any free one',
  ),
  v.transform(Number),
);
const host = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, 'write a host name or address to listen on, such as localhost or 0.0.0.0'),
);
const yesOrNo = v.pipe(
  v.optional(v.picklist(['true', 'false'], 'write true or false'), 'false'),
  v.transform((value) => value === 'true'),
);

/** Seconds of a year: browsers preload no site that promises less. */
const YEAR = 31_536_000;

const variables = v.object({
  ...DATA_VARIABLES,
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, 'localhost'),
  CLUSTER: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^[1-9]\d?$/, 'write how many processes are to share the port, from 1 to 99'),
    v.transform(Number),
  ),
  /** Which of them this one is: whoever starts them says so. */
  CLUSTER_INDEX: v.pipe(v.optional(v.string(), '0'), v.transform(Number)),
  API_ORIGIN: v.optional(origin),
  SITE_ORIGIN: v.optional(origin, SITE.origin),
  YOUTUBE_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/, 'write the key as Google shows it: letters, digits, - and _')),
  ),
  YOUTUBE_API_ORIGIN: v.optional(origin, 'https://www.googleapis.com'),
  RELEASES_DIR: pathVariable('releases'),
  RELEASES_ORIGIN: v.optional(origin),
  SOURCES_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s?#]+$/,
        'write where a folder of the sources is read: https://github.com/golf/site/tree/main',
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
  ),
  LOCAL_PREVIEWS: yesOrNo,
  LOG: v.optional(v.picklist(LOG_FORMATS, 'write json or text')),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, 'localhost'),
  HSTS_MAX_AGE: v.pipe(
    v.optional(v.string(), String(YEAR)),
    v.regex(/^\d{1,9}$/, 'write for how many seconds browsers are to come by TLS only; with 0 they forget it'),
    v.transform(Number),
  ),
  HSTS_SUBDOMAINS: yesOrNo,
  HSTS_PRELOAD: yesOrNo,
  CONNECTIONS_PER_ADDRESS: v.pipe(
    v.optional(v.string(), '200'),
    v.regex(WHOLE, 'write how many connections one address may hold open, such as 200, or 0 for any number'),
    v.transform(Number),
  ),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'false'),
    v.check(
      (value) =>
        HOPS.test(value) ||
        ['true', 'false'].includes(value) ||
        value.split(',').every((part) => isNetwork(part.trim())),
      'write true, false, the number of proxies in front, or their addresses separated by commas, such as 10.0.0.0/8',
    ),
    v.transform((value) => {
      if (value === 'true' || value === 'false') return value === 'true';
      return HOPS.test(value) ? Number(value) : value;
    }),
  ),
});

const schema = v.pipe(
  variables,
  v.forward(
    v.check(
      (set) => !set.HSTS_PRELOAD || (set.HSTS_SUBDOMAINS && set.HSTS_MAX_AGE >= YEAR),
      `write true only with HSTS_SUBDOMAINS=true and an HSTS_MAX_AGE of ${YEAR} or more, or browsers take no notice`,
    ),
    ['HSTS_PRELOAD'],
  ),
);

function hstsOf({ HSTS_MAX_AGE, HSTS_SUBDOMAINS, HSTS_PRELOAD }: v.InferOutput<typeof schema>): string {
  return [`max-age=${HSTS_MAX_AGE}`, HSTS_SUBDOMAINS && 'includeSubDomains', HSTS_PRELOAD && 'preload']
    .filter(Boolean)
    .join('; ');
}

/** Reads the configuration. @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const output = readVariables(schema, env);
  return Object.freeze({
    ...dataConfig(output),
    port: output.PORT,
    host: output.HOST,
    processes: output.CLUSTER,
    apiOrigin: output.API_ORIGIN ?? null,
    siteOrigin: output.SITE_ORIGIN,
    youtubeApiKey: output.YOUTUBE_API_KEY ?? null,
    youtubeApiOrigin: output.YOUTUBE_API_ORIGIN,
    releases: output.RELEASES_DIR,
    trustProxy: output.TRUST_PROXY,
    connectionsPerAddress: output.CONNECTIONS_PER_ADDRESS,
    releasesOrigin: output.RELEASES_ORIGIN ?? '',
    sources: output.SOURCES_URL ?? null,
    localPreviews: output.LOCAL_PREVIEWS,
    log: output.LOG ?? null,
    metricsPort: output.METRICS_PORT === undefined ? null : output.METRICS_PORT + output.CLUSTER_INDEX,
    metricsHost: output.METRICS_HOST,
    hsts: hstsOf(output),
  });
}
