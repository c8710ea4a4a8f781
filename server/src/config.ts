import { isIP } from 'node:net';
import { SITE } from '@golf/shared/site';
import * as v from 'valibot';
import { DATA_VARIABLES, dataConfig, pathVariable, type DataConfig } from '@golf/database/config';
import { isOrigin, readVariables } from '@golf/node-kit/environment';
import { LOG_FORMATS, type LogFormat } from './log.ts';

export { listenProblem } from './listen-problem.ts';

export interface Config extends DataConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Number of processes that share the port. */
  readonly processes: number;
  /** Origin of another backend that /api and /images are forwarded to. Null: this server's own data. */
  readonly apiOrigin: string | null;
  /** Canonical origin of the site, without a trailing slash. */
  readonly siteOrigin: string;
  /** Key of the YouTube Data API. Null: subscriber counts are unavailable. */
  readonly youtubeApiKey: string | null;
  readonly youtubeApiOrigin: string;
  /** Folder of the release store. */
  readonly releases: string;
  /** Trusted proxies: false, true, a hop count, or a comma-separated list of addresses. */
  readonly trustProxy: boolean | string | number;
  /** Maximum open connections per address, in each process. 0: unlimited. */
  readonly connectionsPerAddress: number;
  /** Origin of the releases for browsers, such as a CDN. Empty: same as the site. */
  readonly releasesOrigin: string;
  /** URL prefix of the source folders, such as https://github.com/golf/site/tree/main. Null: none. */
  readonly sources: string | null;
  /** Whether `?preview=` may load a remote from the visitor's own machine. */
  readonly localPreviews: boolean;
  /** Log format. Null: text on a terminal, else JSON. */
  readonly log: LogFormat | null;
  /** Port of /metrics; 0: any free one, null: none. With several processes each has its own. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Strict-Transport-Security header of answers over TLS. */
  readonly hsts: string;
}

const WHOLE = /^\d{1,5}$/;
const HOPS = /^[1-9]$/;

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

/** A year in seconds: the minimum for the preload lists of browsers. */
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
  /** Index of this process, set by the parent process. */
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

/**
 * Reads the configuration from the environment.
 * @throws ConfigError
 */
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
