import { matrix } from '../../support/on-change.ts';
import { createServer } from 'node:http';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore } from '../../support/release-store.ts';
import { runSite, type RunningSite } from '@golf/tools/run-site';
import { expect, Site, test } from '../../support/test.ts';

/** Broken server modules, and the log's message for each. */
const BROKEN: Record<string, { source: string; said: RegExp }> = {
  'throws at import': {
    source: "throw new Error('no such table');",
    said: /mfe-courses\/Courses of mfe-courses 1\.\S+ cannot be imported by the server.*no such table/,
  },
  'throws while it renders': {
    source: "export default function Courses() { throw new Error('undefined is not a club'); }",
    said: /mfe-courses\/Courses left to the browser: undefined is not a club/,
  },
  'never ends while it renders': {
    source: 'export default function Courses() { for (;;); }',
    said: /mfe-courses\/Courses of mfe-courses 1\.\S+ is left to the browser: not done within 4 s/,
  },
  'never ends at import': {
    source: 'for (;;);',
    said: /mfe-courses\/Courses of mfe-courses 1\.\S+ is left to the browser/,
  },
  'never settles at import': {
    source: 'await new Promise(() => setInterval(() => {}, 1000)); export default () => null;',
    said: /mfe-courses\/Courses of mfe-courses 1\.\S+ cannot be imported by the server.*not imported within 3 s/,
  },
};

for (const [how, { source, said }] of Object.entries(BROKEN)) {
  /** @promise Pages: A module that fails on the server costs only its slot's pre-rendered HTML */
  test(
    `a server module that ${how} costs only the pre-rendered HTML of its slot`,
    matrix(how === 'throws while it renders'),
    async ({ page, request }) => {
      const data = await mkdtemp(join(tmpdir(), 'golf-data-'));
      const store = await copyStore();
      let server: RunningSite | null = null;
      try {
        await cp(process.env.SITE_DATA ?? '', data, { recursive: true });
        await store.replaceServerModule('mfe-courses', 'Courses', source);
        server = await runSite({ RELEASES_DIR: store.folder, DATABASE_PATH: join(data, 'golf.sqlite') }, 'serve');
        const { address, log } = server;
        const html = async (path: string) => await (await request.get(address + path)).text();

        // The page renders without that slot; the other pages are complete.
        await expect.poll(() => log.join('\n')).toMatch(said);
        await expect.poll(() => html('/courses')).toContain('Course Leaderboards');
        expect(await html('/courses')).not.toContain('Pebble Beach');
        await expect.poll(() => html('/')).toContain('aria-label="Handicap Leaderboard"');

        // The browser renders the slot that the server could not.
        const site = new Site(page);
        await page.goto(`${address}/courses`);
        await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
        expect(site.console).toEqual([]);
      } finally {
        await server?.stop();
        await store.remove();
        await rm(data, { recursive: true, force: true });
      }
    },
  );
}

test('with API_ORIGIN the site shows the answers of another backend', async ({ page }) => {
  const data = await mkdtemp(join(tmpdir(), 'golf-data-'));
  const server = await runSite(
    { API_ORIGIN: process.env.SITE ?? '', DATABASE_PATH: join(data, 'none.sqlite') },
    'serve',
  );
  try {
    const site = new Site(page);
    await page.goto(server.address);
    await expect(site.leaderboard.getByRole('row')).not.toHaveCount(0);
    await site.go('Course Leaderboards');
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
    expect(site.console).toEqual([]);
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
});

/** A proxy between a site and another backend, broken until told otherwise. */
async function startBackend(origin: string) {
  let isBroken = true;
  const server = createServer((request, response) => {
    if (isBroken) return void response.writeHead(500).end('down');
    void fetch(origin + (request.url ?? '')).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`,
    repair: () => (isBroken = false),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a repaired backend is shown and reported healthy at once, without a restart', async ({ request }) => {
  const backend = await startBackend(process.env.SITE ?? '');
  const site = await runSite({ API_ORIGIN: backend.address }, 'serve');
  const rows = async () =>
    (await (await request.get(site.address)).text()).split('data-event="expand-player-').length - 1;
  const health = () =>
    Promise.all(
      ['/readyz', '/healthz'].map(async (path) => (await request.get(site.address + path)).json() as Promise<unknown>),
    );
  const away = { status: 'ok', backend_problem: `The backend at ${backend.address} does not answer: it answers 500` };
  const well = { status: 'ok', backend_problem: null, left_to_browser: [] };
  try {
    await expect.poll(health).toMatchObject([away, away]);
    expect(await rows()).toBe(0);
    backend.repair();
    // Without a visit: a stale page may be shown for 30 s.
    await expect.poll(health).toMatchObject([well, well]);
    await expect.poll(rows, { timeout: 25_000 }).toBe(48);
  } finally {
    await site.stop();
    backend.stop();
  }
});
