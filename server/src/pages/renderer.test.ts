import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Edition, readEdition } from '@golf/release-store';
import { inEncoding } from '../http/encoded-body.ts';
import { createPageStore, type PageStoreOptions } from './page-store.ts';
import { createRenderer } from './renderer.ts';

/*
 * Real workers on handmade releases. The shell shows each module's result. Modules hang or throw while a file exists:
 * so a test starts and ends a fault.
 */

const SITE = { origin: 'https://golf.test', releasesOrigin: '', maxAge: null, dataVersion: () => null };

const SHELL = `
export async function render({ pathname, modules, onSlot }) {
  const name = 'mfe-courses/Courses';
  onSlot(name);
  const html = modules[name] ? modules[name].default() : '';
  return { html: html + pathname, head: { title: 'T', description: 'D', path: pathname }, data: [],
    slots: [name], leftToBrowser: modules[name] ? [] : [name], errors: [] };
}`;

/** Hangs, or throws at import, while a file exists. */
const courses = (fault: string) => `
import { existsSync } from 'node:fs';
if (existsSync(${JSON.stringify(`${fault}.import`)})) throw new Error('no such table');
export const pages = [{ path: '/articles/one', title: 'One', description: 'The first', date: '2026-01-01', image: '/a.svg' }];
export default () => { while (existsSync(${JSON.stringify(`${fault}.hang`)})); return '<p>Pebble Beach</p>'; };`;

/** A store of a site without players, by path. */
function openStore(options: Omit<PageStoreOptions, 'players'>, live: Edition) {
  const store = createPageStore({ ...options, players: async () => null }, live);
  return { ...store, get: async (path: string) => store.get(await store.addressOf(path)) };
}

/** Time limits in ms for tests in which nothing hangs. */
const PATIENT = { render: 10_000, start: 10_000 };

async function startRenderer() {
  const releases = await mkdtemp(join(tmpdir(), 'golf-render-'));
  const fault = join(releases, 'fault');
  const publish = async (app: string, modules: Record<string, unknown>, files: Record<string, string>) => {
    const folder = join(releases, app, '1');
    const entry = { file: app === 'shell' ? 'index.html' : 'remoteEntry.js', scripts: [], styles: [] };
    await mkdir(join(folder, 'server'), { recursive: true });
    await mkdir(join(folder, 'client'));
    await writeFile(
      join(folder, 'release.json'),
      JSON.stringify({ app, version: '1', platform: '1.0.0', react: '19.3.1', entry, modules, rootFiles: [] }),
    );
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  };
  await publish(
    'shell',
    {},
    {
      'server/render.js': SHELL,
      'server/platform.js': '',
      'client/index.html':
        '<html ><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>',
    },
  );
  await publish(
    'mfe-courses',
    { Courses: { server: 'Courses.js', scripts: [], styles: [] } },
    { 'server/Courses.js': courses(fault) },
  );
  await writeFile(join(releases, 'package.json'), '{"type":"module"}');
  const warnings: string[] = [];
  const options = {
    releases,
    live: readEdition(releases, { shell: '1', 'mfe-courses': '1' }, ({ problem }) => warnings.push(problem)),
    fetchAnswer: async () => ({ status: 404, body: '' }),
    warn: (message: string) => void warnings.push(message),
    limits: { render: 300, start: 5000 },
  };
  onTestFinished(() => rm(releases, { recursive: true, force: true }));
  return {
    options,
    warnings,
    begin: (how: string) => writeFile(`${fault}.${how}`, ''),
    end: (how: string) => rm(`${fault}.${how}`),
  };
}

/**
 * @promise Pages: Rendering recovers after a growing delay; the log reports each change once, and the health check the
 * state
 */
test.each([
  ['hang', /is left to the browser: not done within 0\.3 s/],
  ['import', /cannot be imported by the server.*no such table/],
])(
  'a module that fails for a while (%s) is rendered again once it can be, and the log says both once',
  async (how, said) => {
    const { options, warnings, begin, end } = await startRenderer();
    await begin(how);
    const renderer = createRenderer(options);
    onTestFinished(() => renderer.close());
    const html = async () => (await renderer.render('/courses'))?.html;
    expect(await html()).toBe('/courses');
    expect(renderer.leftToBrowser()).toEqual(['mfe-courses/Courses']);
    await end(how);
    await vi.waitFor(async () => expect(await html()).toBe('<p>Pebble Beach</p>/courses'), {
      timeout: 10_000,
      interval: 100,
    });
    expect(renderer.leftToBrowser()).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(said),
      'mfe-courses/Courses of mfe-courses 1 is rendered by the server again.',
    ]);
  },
);

/** @promise Pages: Rendering recovers after a … */
test('a worker that is killed costs one page at most', async () => {
  const { options, warnings } = await startRenderer();
  const killing = join(options.releases, 'mfe-courses/1/server/Courses.js');
  await writeFile(killing, 'export default () => process.exit(3);');
  const renderer = createRenderer({ ...options, limits: PATIENT });
  onTestFinished(() => renderer.close());
  expect((await renderer.render('/courses'))?.html).toBe('/courses');
  expect(warnings).toEqual([expect.stringMatching(/is left to the browser: the render worker ended/)]);
});

test('a page that has been rendered is forgotten', async () => {
  const { options } = await startRenderer();
  const renderer = createRenderer(options);
  onTestFinished(() => renderer.close());
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void; // Cast: provided by the flag.
  const page = new WeakRef((await renderer.render('/courses')) ?? {});
  // The renderer may know the last one.
  await renderer.render('/articles');
  await vi.waitFor(() => {
    collectGarbage();
    expect(page.deref()).toBeUndefined();
  });
});

/** @promise Pages: A page that failed to render is complete, and is replaced once rendering works */
test('a page that could not be rendered says what it is, and is replaced once it can be', async () => {
  const { options, begin, end } = await startRenderer();
  const { live } = options;
  const store = openStore({ ...options, ...SITE }, live);
  onTestFinished(() => store.close());
  const html = async (path: string) => String((await store.get(path)).identity);
  await begin('hang');
  const first = await html('/courses');
  expect(first).not.toContain('Pebble Beach');
  expect(first).not.toContain('noindex');
  expect(first).toContain('<link rel="canonical" href="https://golf.test/courses"');
  await end('hang');
  await vi.waitFor(async () => expect(await html('/courses')).toContain('Pebble Beach'), {
    timeout: 10_000,
    interval: 100,
  });
});

/** @promise Pages: Addresses without a page cost next to nothing */
test('hundreds of addresses that lead nowhere are rendered once, and so are the ways to write one address', async () => {
  const { options } = await startRenderer();
  const { live } = options;
  const store = openStore({ ...options, ...SITE }, live);
  onTestFinished(() => store.close());
  await store.pages();
  const pages = await Promise.all(Array.from({ length: 300 }, (_, index) => store.get(`/nowhere/${index}`)));
  expect(new Set(pages).size).toBe(1);
  expect(new Set(await Promise.all(['/courses', '/%63ourses', '/Courses/'].map((path) => store.get(path)))).size).toBe(
    1,
  );
  const articles = await Promise.all(
    ['/articles/one', '/articles/two', '/articles/three'].map((path) => store.get(path)),
  );
  expect(new Set(articles).size).toBe(2);
});

/** @promise Pages: Visitors get the stale page while a new one renders */
test('visitors get the stale page at once while it is rendered again', async () => {
  const { options, begin, end } = await startRenderer();
  const { live } = options;
  const patient = { ...options, limits: PATIENT };
  const store = openStore({ ...patient, ...SITE }, live);
  onTestFinished(() => store.close());
  const before = await store.get('/');
  await begin('hang');
  const renewing = store.renew(live);
  expect(await store.get('/')).toBe(before);
  await end('hang');
  await renewing;
  expect(await store.get('/')).not.toBe(before);
});

test('a page that is sent often becomes as small as it goes, and so does the one that replaces it', async () => {
  const { options } = await startRenderer();
  const { live } = options;
  // Other letters each time, so that recompression saves bytes.
  const long = `export default () => { let word = 1; return Array.from({ length: 5000 }, () => (word = (word * 16807) % 2147483647).toString(36)).join(' '); };`;
  await writeFile(join(options.releases, 'mfe-courses/1/server/Courses.js'), long);
  const store = openStore({ ...options, ...SITE }, live);
  onTestFinished(() => store.close());
  const sent = async (path: string) => (await inEncoding(await store.get(path), 'br')).length;
  const often = await sent('/');
  const once = await sent('/courses');
  store.recompress('/');
  await store.renew(live);
  await vi.waitFor(async () => expect(await sent('/')).toBeLessThan(often), { timeout: 10_000 });
  const smallest = await sent('/');
  expect(await sent('/courses')).toBe(once);
  await store.renew(live);
  await vi.waitFor(async () => expect(await sent('/')).toBe(smallest), { timeout: 10_000 });
});
