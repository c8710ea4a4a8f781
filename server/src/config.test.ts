import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from '@golf/node-kit/environment';

const ROOT = join(import.meta.dirname, '../..');

test('a number is the number of proxies in front', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test('each of several processes has its own metrics', () => {
  expect(readConfig({ CLUSTER: '3', CLUSTER_INDEX: '2', METRICS_PORT: '9464' })).toMatchObject({
    processes: 3,
    metricsPort: 9466,
  });
  expect(() => readConfig({ CLUSTER: '0' })).toThrow(/from 1 to 99/);
});

test('an empty environment runs the site on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    processes: 1,
    database: join(ROOT, 'data/golf.sqlite'),
    imagesFolder: join(ROOT, 'data/images'),
    apiOrigin: null,
    siteOrigin: 'https://golf-handicaps.example',
    youtubeApiKey: null,
    youtubeApiOrigin: 'https://www.googleapis.com',
    pictureOrigins: ['https://i.ytimg.com'],
    localPreviews: false,
    sources: null,
    log: null,
    metricsPort: null,
    metricsHost: 'localhost',
    hsts: 'max-age=31536000',
    releasesOrigin: '',
    releases: join(ROOT, 'releases'),
    trustProxy: false,
    connectionsPerAddress: 200,
  });
});

test('variables are read, and a variable set to nothing counts as not set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: ' 0.0.0.0 ',
    DATABASE_PATH: '/var/golf/site.sqlite',
    API_ORIGIN: '',
    SITE_ORIGIN: 'https://Golf.example/',
    YOUTUBE_API_KEY: 'AIza-stand_in',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    PICTURE_ORIGINS: 'https://yt3.ggpht.com, https://CDN.golf.example/',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    imagesFolder: '/var/golf/images',
    apiOrigin: null,
    siteOrigin: 'https://golf.example',
    trustProxy: 'loopback, 10.0.0.0/8',
    pictureOrigins: ['https://i.ytimg.com', 'https://yt3.ggpht.com', 'https://cdn.golf.example'],
  });
  expect(readConfig({ API_ORIGIN: 'http://localhost:4000', TRUST_PROXY: 'true' })).toMatchObject({
    apiOrigin: 'http://localhost:4000',
    trustProxy: true,
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('every bad variable is named in one error, with what would be right; a key is not repeated', () => {
  const bad = {
    PORT: '70000',
    HOST: 'a host',
    API_ORIGIN: 'https://golf.example/api',
    YOUTUBE_API_KEY: 'my secret',
    YOUTUBE_API_ORIGIN: 'ftp://x',
    TRUST_PROXY: '10.0.0.0/64',
    CONNECTIONS_PER_ADDRESS: '-1',
    PICTURE_ORIGINS: 'https://cdn.golf.example/pictures',
    LOG: 'xml',
    METRICS_PORT: 'yes',
    METRICS_HOST: 'a host',
    HSTS_MAX_AGE: 'a year',
    HSTS_SUBDOMAINS: 'yes',
  };
  const reading = () => readConfig(bad);
  expect(reading).toThrow(ConfigError);
  for (const name of Object.keys(bad)) expect(reading).toThrow(new RegExp(`^  ${name}: .* is not right; write `, 'm'));
  expect(reading).not.toThrow(/my secret/);
});

test('how long browsers come by TLS only may be chosen, and a promise that they would not take is refused', () => {
  expect(readConfig({ HSTS_MAX_AGE: '300' }).hsts).toBe('max-age=300');
  expect(readConfig({ HSTS_SUBDOMAINS: 'true', HSTS_PRELOAD: 'true' }).hsts).toBe(
    'max-age=31536000; includeSubDomains; preload',
  );
  const refused =
    /^ {2}HSTS_PRELOAD: "true" is not right; write true only with HSTS_SUBDOMAINS=true and an HSTS_MAX_AGE/m;
  expect(() => readConfig({ HSTS_PRELOAD: 'true' })).toThrow(refused);
  expect(() => readConfig({ HSTS_PRELOAD: 'true', HSTS_SUBDOMAINS: 'true', HSTS_MAX_AGE: '300' })).toThrow(refused);
});
