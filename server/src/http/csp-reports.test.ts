import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createMetrics } from '../metrics.ts';
import { gatherLog } from '../testing/start-app.ts';
import { createCspReports, type PageReport } from './csp-reports.ts';

const URI_TYPE = { 'content-type': 'application/csp-report' };
const API_TYPE = { 'content-type': 'application/reports+json' };

/** Format of Firefox and Safari. */
const uriReport = (directive: string) => ({
  'csp-report': {
    'document-uri': 'https://golf.example/courses?mail=me',
    'violated-directive': `${directive} 'self'`,
    'blocked-uri': 'https://spy.example/x.js?of=me',
    'original-policy': "default-src 'none'",
    'status-code': 200,
  },
});

/** Format of Chromium, with several reports. */
const apiReport = (effectiveDirective: string) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://golf.example/',
  user_agent: 'me',
  body: { documentURL: 'https://golf.example/', effectiveDirective, blockedURL: 'inline', sourceFile: null },
});

async function startReports() {
  const { logged, log } = gatherLog();
  const metrics = createMetrics();
  const config = { ...readConfig({}), apiOrigin: 'http://127.0.0.1:1' };
  const app = buildApp({ config, database: null, answers: null, log, metrics });
  onTestFinished(() => app.close());
  const told: PageReport[] = [];
  const reports = createCspReports(metrics, (_request, report) => told.push(report));
  await reports.register(app);
  const endpointOf = (edition: string) => reports.of(edition, 'http').directives[0]?.replace('report-uri ', '') ?? '';
  const post = (url: string, headers: Record<string, string>, payload: unknown) =>
    app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  const counts = async () => {
    const text = await metrics.registry.metrics();
    return text.split('\n').filter((line) => line.startsWith('golf_csp_violations_total{'));
  };
  return { reports, endpointOf, post, counts, logged, told };
}

test('reports of both kinds are counted by directive and edition, and said once a kind', async () => {
  const { endpointOf, post, counts, logged } = await startReports();
  const endpoint = endpointOf('mfe-courses@2 shell@1');
  for (let time = 0; time < 3; time += 1) {
    expect((await post(endpoint, URI_TYPE, uriReport('script-src-elem'))).statusCode).toBe(204);
  }
  await post(endpoint, API_TYPE, [apiReport('style-src-elem'), apiReport('style-src-elem')]);
  const edition = endpoint.split('=')[1];
  expect(await counts()).toEqual([
    `golf_csp_violations_total{directive="script-src-elem",edition="${edition}"} 3`,
    `golf_csp_violations_total{directive="style-src-elem",edition="${edition}"} 2`,
  ]);
  expect(logged).toHaveLength(2);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: `A page of edition ${edition} did what its Content-Security-Policy forbids: script-src-elem`,
    blocked: 'https://spy.example/x.js',
    page: 'https://golf.example/courses',
    releases: 'mfe-courses@2 shell@1',
  });
  expect(logged.join()).not.toContain('=me');
});

test('crashes and deprecations are told with path and releases, and are no violations', async () => {
  const { endpointOf, post, counts, logged, told } = await startReports();
  const url = 'https://golf.example/courses?mail=me';
  const sourceFile = 'https://golf.example/releases/mfe-courses/files/a.js';
  const answer = await post(endpointOf('mfe-courses@2 shell@1'), API_TYPE, [
    { type: 'crash', age: 1, url, user_agent: 'me', body: { reason: 'oom' } },
    { type: 'deprecation', age: 1, url, user_agent: 'me', body: { id: 'old', sourceFile } },
    { type: 'intervention', age: 1, url, user_agent: 'me', body: { id: 'x', sourceFile: null } },
  ]);
  expect(answer.statusCode).toBe(204);
  const of = { path: '/courses', releases: 'mfe-courses@2 shell@1' };
  expect(told).toEqual([
    { ...of, kind: 'crash', source: '' },
    { ...of, kind: 'deprecation', source: sourceFile },
  ]);
  expect([...(await counts()), ...logged]).toEqual([]);
});

test('each edition has its own endpoint for both report formats by TLS', async () => {
  const { reports, endpointOf } = await startReports();
  const endpoint = endpointOf('shell@1');
  expect(endpoint).toMatch(/^\/csp-reports\?edition=[\da-f]{8}$/);
  expect(endpointOf('shell@2')).not.toBe(endpoint);
  expect(reports.of('shell@1', 'http').headers).toEqual({});
  expect(reports.of('shell@1', 'https')).toEqual({
    headers: { 'reporting-endpoints': `csp="${endpoint}", default="${endpoint}"` },
    directives: ['report-to csp', `report-uri ${endpoint}`],
  });
});

/** @promise In operation: A page's violations of … */
test('forged reports count as one directive of one edition, up to a limit', async () => {
  const { post, counts, logged } = await startReports();
  for (let time = 0; time < 25; time += 1) {
    await post(
      `/csp-reports?edition=${time}`,
      API_TYPE,
      Array.from({ length: 40 }, (_, at) => apiReport(`x-${at}`)),
    );
  }
  // Twenty of each body.
  expect(await counts()).toEqual(['golf_csp_violations_total{directive="other",edition="unknown"} 500']);
  expect(logged).toHaveLength(1);
});

test.each<[string, Record<string, string>, unknown, number]>([
  ['of a type that pages of other sites may send', { 'content-type': 'text/plain' }, uriReport('img-src'), 415],
  ['as plain JSON', { 'content-type': 'application/json' }, uriReport('img-src'), 415],
  ['of another form', URI_TYPE, { what: 'ever' }, 400],
  ['of another kind', API_TYPE, [{ type: 'network-error', body: {} }], 400],
  ['too large', URI_TYPE, { 'csp-report': { 'blocked-uri': 'x'.repeat(70_000) } }, 413],
])('a body %s is refused', async (_what, headers, payload, status) => {
  const { post, counts } = await startReports();
  expect((await post('/csp-reports', headers, payload)).statusCode).toBe(status);
  expect(await counts()).toEqual([]);
});

test('an address may report so often in a minute', async () => {
  const { post } = await startReports();
  const statuses = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await post('/csp-reports', URI_TYPE, uriReport('img-src'))).statusCode);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204));
  expect(statuses[30]).toBe(429);
});
