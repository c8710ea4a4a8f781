import { withElsewhere } from '../../support/elsewhere.ts';
import { expect, test } from '../../support/test.ts';

/** Addresses that other sites may read: each GET of the API with its example parameters, and files other than JSON. */
async function readAll(site: string) {
  const document = await (await fetch(`${site}/api/openapi.json`)).json();
  type Parameter = { name: string; in?: string; example?: unknown };
  const examples = (path: string, { parameters }: { parameters: Parameter[] }) => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const filled = parameters.reduce(
      (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
      path,
    );
    const pairs = query.map(({ name, example }) => [name, String(example)]);
    return query.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
  };
  const reads = Object.entries<Record<string, never>>(document.paths).flatMap(([path, { get }]) =>
    get ? examples(path, get) : [],
  );
  const others = ['/feed.xml', '/players/14.csv', '/data/changes.json', '/flags/ie.svg', '/cards/board.png'];
  const statuses: [path: string, status: number][] = [];
  for (const path of [...reads, ...others, '/api/player-rounds/x', '/images/none.png']) {
    // A lost permission would throw here.
    const { status } = await fetch(site + path);
    statuses.push([path, status]);
  }
  return statuses;
}

test('a page of another site reads the open API, and sends it nothing', async ({ page, request }) => {
  const baseURL = new URL((await request.get('/')).url()).origin;
  await withElsewhere('<!doctype html><title>Elsewhere</title><main></main>', async (address) => {
    await page.goto(address);
    const statuses = new Map(await page.evaluate(readAll, baseURL));
    expect(statuses.size).toBeGreaterThan(40);
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([
      // A network that the tests do not have.
      ['/api/youtube-subscribers/https%3A%2F%2Fwww.youtube.com%2F%40fairway-twins', expect.any(Number)],
      ['/api/player-rounds/x', 400],
      ['/images/none.png', 404],
    ]);
    const again = await page.evaluate(async (url) => {
      const etag = (await fetch(url)).headers.get('etag') ?? '';
      const { status } = await fetch(url, { headers: { 'if-none-match': etag }, cache: 'no-store' });
      return [etag, status];
    }, `${baseURL}/api/players`);
    expect(again).toEqual([expect.stringMatching(/^"/), 304]);
    const click = await page.evaluate(
      (url) => fetch(url, { method: 'POST', body: '{}' }).then(({ status }) => status, String),
      `${baseURL}/api/log-click`,
    );
    expect(click).toBe('TypeError: Failed to fetch');
  });
});
