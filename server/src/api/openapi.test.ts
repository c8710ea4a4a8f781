import diagnostics from 'node:diagnostics_channel';
import { DAYS, LISTS, PAIRS, QUERIES, RECORDS, SEVERAL, SPANS } from '@golf/database/answers';
import { demoDatabase, fixtureDatabase } from '@golf/database/testing';
import { OPERATIONS, type JsonSchema, type Operation } from '@golf/shared/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerCards } from '../testing/register-cards.ts';
import { startApp } from '../testing/start-app.ts';

/* Every call of the API over HTTP, validated against the server's own description. */

/** Above the event-loop lag of compiling the schemas, at which visitors would get 503. */
const UNHURRIED = { eventLoopDelay: 60_000 };

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { headers: object; content?: object }> }>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The same document without additional properties: every sent field must be described. */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return (
    typeof inner['properties'] === 'object' && 'type' in inner ? { additionalProperties: false, ...inner } : inner
  ) as Part;
}

const segment = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Violations of a description by received answers. */
async function inspector(app: FastifyInstance) {
  const document: Described = (await app.inject('/api/openapi.json')).json();
  // Not closed: the schema of a description does not list the fields of its parts.
  const { Description, ...schemas } = document.components.schemas;
  const strict = { ...document, components: { ...document.components, schemas: { ...closed(schemas), Description } } };
  const ajv = new Ajv2020({ strictTypes: false, allErrors: true, formats: { 'date-time': true } });
  // The document as a whole is no schema; its parts are.
  ajv.addVocabulary(Object.keys(document)).addSchema({ $id: 'api', ...strict });

  function wrongWith({ method, path }: Operation, answer: LightMyRequestResponse): string[] {
    const { responses } = document.paths[path]?.[method] ?? {};
    const status = responses?.[answer.statusCode] ? String(answer.statusCode) : 'default';
    const response = responses?.[status];
    if (!response) return [`${answer.statusCode} is not described`];
    const missing = Object.keys(response.headers).filter((name) => answer.headers[name.toLowerCase()] === undefined);
    const problems = missing.map((name) => `the header ${name} is missing`);
    if (!response.content) return answer.body === '' ? problems : [...problems, 'there is a body'];
    if (!String(answer.headers['content-type']).startsWith('application/json')) return [...problems, 'it is no JSON'];
    const place = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
    const validate = ajv.getSchema(`api#/${place.map(segment).map(encodeURIComponent).join('/')}`);
    if (!validate) return ['its form is not described'];
    if (validate(answer.json())) return problems;
    return [...problems, ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)];
  }

  return { document, wrongWith };
}

const operationAt = (path: string) => {
  const operation = OPERATIONS.find((operation) => operation.path === path);
  if (!operation) throw new Error(`${path} is not described`);
  return operation;
};

/** Path of an operation with values for its parameters, in their order. */
const filled = (path: string, values: readonly (string | number)[]) =>
  values.reduce<string>((text, value) => text.replace(/\{\w+\}/, encodeURIComponent(value)), path);

const reads = OPERATIONS.filter(({ method }) => method === 'get');
const lists = reads.filter(({ parameters, query }) => !query && Object.keys(parameters).length === 0);
const withIds = reads.filter(({ errors, query }) => !query && 400 in errors && 404 in errors);

test('the API has the routes that are described, and no other', async () => {
  const routes = new Set<string>();
  const watch = (message: unknown) =>
    // Cast: Fastify's message for each created server.
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one.toLowerCase()} ${url}`);
    });
  diagnostics.subscribe('fastify.initialization', watch);
  onTestFinished(() => void diagnostics.unsubscribe('fastify.initialization', watch));
  await startApp({ limits: UNHURRIED, register: registerCards });
  const own = [...routes]
    .filter((route) => / \/(?:api\/|oembed)/.test(route) && route !== 'get /api/*')
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
  expect(routes).toContain('get /api/*');
  expect(own).not.toEqual([]);
  const answered = [
    ...LISTS.keys(),
    ...RECORDS.keys(),
    ...DAYS.keys(),
    ...SEVERAL.keys(),
    ...[...SPANS.keys()].map((before) => `${before}{later}`),
    ...QUERIES.keys(),
    ...[...PAIRS.keys()].map((before) => `${before}{first}/{second}`),
  ];
  const described = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual([...own, ...answered.map((path) => `get ${path}`)].toSorted());
});

test.each([
  ['the fixture', fixtureDatabase],
  ['the demo data', demoDatabase],
] as const)('every read over %s is as described', { timeout: 60_000 }, async (which, open) => {
  const { app, database } = await startApp({ opened: await open(), limits: UNHURRIED });
  const { wrongWith } = await inspector(app);
  /**
   * Sends a request and validates the answer.
   * @returns the status
   */
  async function ask(operation: Operation, url: string, headers: Record<string, string> = {}): Promise<number> {
    const answer = await app.inject({ url, headers });
    expect(wrongWith(operation, answer), url).toEqual([]);
    return answer.statusCode;
  }
  const idsOf = async (table: 'players' | 'courses' | 'rounds') =>
    (await database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const players = await idsOf('players');
  const courses = await idsOf('courses');
  const rounds = await idsOf('rounds');
  const days = await database.selectFrom('rounds').select('date').distinct().orderBy('date').execute();
  const years = [...new Set(days.map(({ date }) => Number(date.slice(0, 4))))];

  for (const operation of lists) {
    expect(await ask(operation, operation.path), operation.path).toBe(200);
    const { headers } = await app.inject(operation.path);
    expect(await ask(operation, operation.path, { 'if-none-match': String(headers.etag) })).toBe(304);
  }
  for (const operation of withIds) {
    const { path, parameters } = operation;
    const names = Object.keys(parameters);
    const isCourse = path.includes('course');
    const isRound = path.includes('/rounds/');
    const isSeason = path.includes('/seasons/');
    const one = isCourse ? courses : isRound ? rounds.slice(0, 50) : isSeason ? years : players;
    const values = names.includes('later')
      ? days.slice(1, 20).map(({ date }, index) => [days[index]?.date ?? '', date])
      : names.includes('day')
        ? days.slice(0, 50).map(({ date }) => [date])
        : names.length === 2
          ? players.slice(1).map((id, index) => [players[index] ?? 0, id])
          : one.map((id) => [id]);
    const nothing = names.includes('day') ? ['2031-01-01', '2031-02-01'] : [999_999, 999_998];
    const statuses = new Set<number>();
    for (const value of values) statuses.add(await ask(operation, filled(path, value)));
    expect(statuses, path).toContain(200);
    // A course without a leaderboard is not shown.
    if (!isCourse) expect([...statuses], path).toEqual([200]);
    expect(await ask(operation, filled(path, ['x', 'y']))).toBe(400);
    expect(await ask(operation, filled(path, nothing))).toBe(404);
    const examples = Object.values(parameters).map(({ example }) => example);
    if (which === 'the demo data') expect(await ask(operation, filled(path, examples))).toBe(200);
  }
});

test('a search, and words that are none', async () => {
  const { app } = await startApp({ opened: await demoDatabase(), limits: UNHURRIED });
  const { wrongWith } = await inspector(app);
  const operation = operationAt('/api/search/{words}');
  for (const [words, status] of [
    ['vasselin', 200],
    ['vaselin', 200],
    ['county%20down', 200],
    ['lowest', 200],
    ['%F0%9F%98%80', 200],
    ['%D9%85%D9%84%D8%B9%D8%A8', 200],
    ['1%2F2', 200],
    ['x'.repeat(1500), 400],
    ['%20', 400],
    ['', 400],
    ['%E0%A4%A', 400],
  ] as const) {
    const answer = await app.inject(`/api/search/${words}`);
    expect(answer.statusCode, words).toBe(status);
    expect(wrongWith(operation, answer), words).toEqual([]);
  }
});

test('subscribers of a channel, and of one that nobody has', async () => {
  const { app, database } = await startApp({ limits: UNHURRIED });
  const { wrongWith } = await inspector(app);
  const operation = operationAt('/api/youtube-subscribers/{link}');
  const { link } = await database
    .selectFrom('channels')
    .select('link')
    .where('link', 'is not', null)
    .executeTakeFirstOrThrow();
  for (const [value, status] of [
    [link ?? '', 200],
    ['https://www.youtube.com/@nobody', 404],
  ] as const) {
    const answer = await app.inject(filled(operation.path, [value]));
    expect(answer.statusCode).toBe(status);
    expect(wrongWith(operation, answer)).toEqual([]);
  }
});

test('the frame of a page, and why there is none', async () => {
  const { app } = await startApp({ limits: UNHURRIED, register: registerCards });
  const { wrongWith } = await inspector(app);
  const operation = operationAt('/oembed');
  const page = 'https://golf.test/players/1';
  for (const [query, status] of [
    [{ url: page }, 200],
    [{ url: page, maxwidth: '2000', maxheight: '2000', format: 'json' }, 200],
    [{ url: 'players/1' }, 400],
    [{ url: `${page}9999` }, 404],
    [{ url: page, format: 'xml' }, 501],
  ] as const) {
    const answer = await app.inject({ url: operation.path, query });
    expect(answer.statusCode).toBe(status);
    expect(wrongWith(operation, answer), JSON.stringify(query)).toEqual([]);
  }
});

test('clicks, and invalid ones', async () => {
  const { app } = await startApp({ limits: { ...UNHURRIED, clicksPerMinute: 6 } });
  const { document, wrongWith } = await inspector(app);
  const operation = operationAt('/api/log-click');
  const click = { trackId: 'visit-/', timestamp: '2026-11-22T12:00:00.000Z', playerId: null, scoreId: null };
  const validate = new Ajv2020({ formats: { 'date-time': true } }).compile(
    document.components.schemas['Click'] ?? false,
  );
  const json = { 'content-type': 'application/json' };
  const sent: [status: number, body: unknown, headers?: Record<string, string>][] = [
    [204, click],
    [204, { ...click, playerId: 14, trophyId: 3, badgeId: null }],
    [400, { ...click, more: true }],
    [400, { ...click, playerId: undefined }],
    [403, click, { 'sec-fetch-site': 'cross-site' }],
    [415, click, { 'content-type': 'text/html' }],
    [429, click],
  ];
  for (const [status, body, headers] of sent) {
    const payload = JSON.stringify(body);
    const answer = await app.inject({ method: 'POST', url: operation.path, payload, headers: { ...json, ...headers } });
    expect(answer.statusCode, payload).toBe(status);
    expect(wrongWith(operation, answer), payload).toEqual([]);
    // Click bodies that the description and the server accept.
    expect(validate(JSON.parse(payload)), payload).toBe(status !== 400);
    expect(Object.keys(document.paths[operation.path]?.['post']?.responses ?? {})).toContain(String(status));
  }
});

test('a click that is too long', async () => {
  const { app } = await startApp({ limits: UNHURRIED });
  const { wrongWith } = await inspector(app);
  const operation = operationAt('/api/log-click');
  const answer = await app.inject({ method: 'POST', url: operation.path, payload: { trackId: 'x'.repeat(3000) } });
  expect(answer.statusCode).toBe(413);
  expect(wrongWith(operation, answer)).toEqual([]);
});

test('an answer that is not as described is found out', async () => {
  const { app } = await startApp({ limits: UNHURRIED });
  const { wrongWith } = await inspector(app);
  const operation = operationAt('/api/players');
  const answer = await app.inject(operation.path);
  const [player] = answer.json<Record<string, unknown>[]>();
  const { bio: _bio, ...without } = player ?? {};
  const instead = (row: unknown) =>
    wrongWith(operation, { ...answer, headers: answer.headers, json: () => [row] } as never);
  expect(instead(player)).toEqual([]);
  expect(instead(without)).toEqual([`/0 must have required property 'bio'`]);
  expect(instead({ ...player, handicap: '-2.2' })).toEqual(['/0/handicap must be number,null']);
  expect(instead({ ...player, shoe_size: 44 })).toEqual(['/0 must NOT have additional properties']);
});
