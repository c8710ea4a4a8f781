import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageData } from '@golf/shared/platform/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edition, Release } from '@golf/release-store';
import { composeDocument, type Preview } from './document.ts';
import { importMapOf } from './import-map.ts';
import { liveRemotes } from './live-remotes.ts';
import type { FinishedPage } from './protocol.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><link rel="manifest" href="./site.webmanifest"><script>theme()</script><!--head-->
<script type="module" crossorigin src="./boot.js"></script>
<link rel="modulepreload" crossorigin href="./boot.js"></head>
<body><div id="root"><!--app--></div><!--data--></body></html>`;

const release = (app: string, modules: Release['modules'] = {}): Release => ({
  app,
  version: '1.0.0-abc',
  platform: '1.0.0',
  react: '19.3.1',
  entry: { file: app === 'shell' ? 'index.html' : 'remoteEntry.js', scripts: ['remoteEntry.js'], styles: [] },
  modules,
  integrity: {
    'remoteEntry.js': `sha256-${app}`,
    'late.js': 'sha256-late',
    'boot.js': 'sha256-boot',
    'Courses.css': 'sha256-styles',
    'needed.js': 'sha256-needed',
  },
  files: {},
  stored: {
    'index.html': 'index-h.html',
    'boot.js': 'boot-b.js',
    'remoteEntry.js': 'remoteEntry-e.js',
    'late.js': 'late-l.js',
    'needed.js': 'needed-n.js',
    'Courses.js': 'Courses-j.js',
    'Courses.css': 'Courses-c.css',
  },
  parts: { 'late.js': ['needed.js'] },
  rootFiles: app === 'shell' ? ['site.webmanifest'] : [],
});

const shell = release('shell');
const courses = release('mfe-courses', {
  Courses: { server: 'Courses.js', scripts: ['Courses.js'], styles: ['Courses.css'] },
});
const live: Edition = { id: '1', shell, remotes: new Map([['mfe-courses', courses]]) };

const page = (data: PageData = [], html = '<h1>Courses</h1>', preloaded: string[] = []): FinishedPage => ({
  html,
  head: { title: 'A & B <C>', description: 'Who "went" lowest', path: '/courses' },
  data,
  preloaded,
  slots: ['mfe-courses/Courses'],
  times: {},
  leftToBrowser: [],
  errors: [],
});

let releases = '';

beforeAll(async () => {
  releases = await mkdtemp(join(tmpdir(), 'golf-document-'));
  await mkdir(join(releases, 'shell/files'), { recursive: true });
  await writeFile(join(releases, 'shell/files/index-h.html'), TEMPLATE);
});

afterAll(() => rm(releases, { recursive: true, force: true }));

const composed = (
  rendered: FinishedPage | null,
  releasesOrigin = '',
  edition = live,
  previews: readonly Preview[] = [],
) =>
  composeDocument({
    releases,
    live: edition,
    shell,
    page: rendered,
    path: '/courses',
    fallbackHead: { title: 'Golf', description: 'd', path: null },
    dataVersion: '0123456789abcdef',
    origin: 'https://golf.test',
    releasesOrigin,
    previews,
  });

const compose = (rendered: FinishedPage | null, releasesOrigin = '') => composed(rendered, releasesOrigin).html;

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the document of a page', () => {
  test('holds the first screen, its head and its canonical address', () => {
    const html = compose(page());
    expect(html).toContain('<div id="root"><h1>Courses</h1></div>');
    expect(html).toContain('<title>A &amp; B &lt;C&gt;</title>');
    expect(html).toContain('content="Who &quot;went&quot; lowest"');
    expect(html).toContain('<link rel="canonical" href="https://golf.test/courses" data-head>');
  });

  test('requests root files from the site, wherever its releases are', () => {
    const html = compose(page(), 'https://cdn.test');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toContain('src="https://cdn.test/releases/shell/files/boot-b.js"');
  });

  test('names the data that it is made of', () => {
    expect(compose(page())).toContain(
      '<html data-origin="https://golf.test" data-version="0123456789abcdef" lang="en">',
    );
  });

  test('says of every script of every live release where it is, and its digest, before any is fetched', () => {
    const html = compose(page());
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html);
    expect(JSON.parse(map?.[1] ?? '')).toMatchObject({
      imports: {
        '/releases/shell/files/boot.js': '/releases/shell/files/boot-b.js',
        '/releases/mfe-courses/files/remoteEntry.js': '/releases/mfe-courses/files/remoteEntry-e.js',
        '/releases/mfe-courses/files/Courses.css': '/releases/mfe-courses/files/Courses-c.css',
      },
      integrity: {
        '/releases/mfe-courses/files/remoteEntry-e.js': 'sha256-mfe-courses',
        '/releases/mfe-courses/files/remoteEntry-e.js?retry=1': 'sha256-mfe-courses',
        '/releases/mfe-courses/files/late-l.js': 'sha256-late',
        '/releases/mfe-courses/files/late-l.js?retry=1': 'sha256-late',
        '/releases/mfe-courses/files/needed-n.js?retry=1': 'sha256-needed',
      },
      scopes: {
        '/releases/mfe-courses/files/late-l.js?retry=1': {
          '/releases/mfe-courses/files/needed.js': '/releases/mfe-courses/files/needed-n.js?retry=1',
        },
      },
    });
    expect(map?.index).toBeLessThan(html.indexOf('<script type="module"'));
    expect(map?.index).toBeLessThan(html.indexOf('modulepreload'));
    expect(html).toContain('boot-b.js" integrity="sha256-boot"');
    expect(html).toContain('remoteEntry-e.js" integrity="sha256-mfe-courses" crossorigin>');
  });

  test('finds the files of releases that predate shared files', () => {
    const { stored: _, ...before } = courses;
    const remotes = new Map([['mfe-courses', before]]);
    const { imports, integrity, scopes } = importMapOf([...remotes.values()], '');
    const client = '/releases/mfe-courses/1.0.0-abc/client';
    expect(imports).toEqual({});
    expect(integrity).toMatchObject({ [`${client}/remoteEntry.js`]: 'sha256-mfe-courses' });
    expect(scopes).toMatchObject({
      [`${client}/late.js?retry=1`]: { [`${client}/needed.js`]: `${client}/needed.js?retry=1` },
    });
    expect(liveRemotes({ id: '1', shell, remotes })).toMatchObject({
      'mfe-courses': { entry: `${client}/remoteEntry.js`, styles: { Courses: [`${client}/Courses.css`] } },
    });
  });

  test('asks another origin for its releases where they live there', () => {
    const html = compose(page(), 'https://cdn.test');
    expect(html).toContain('src="https://cdn.test/releases/shell/files/boot-b.js"');
    expect(html).toContain('href="https://cdn.test/releases/mfe-courses/files/Courses-c.css"');
    expect(stateOf(html).remotes['mfe-courses'].entry).toMatch(/^https:\/\/cdn\.test\/releases\//);
    expect(html).not.toMatch(/(src|href)="\/releases/);
  });

  test('holds the style sheets of its first screen, with URLs that go by their own address', async () => {
    const sheet = join(releases, 'mfe-courses/files/Courses-c.css');
    await mkdir(dirname(sheet), { recursive: true });
    await writeFile(sheet, '.card{src:url(./archivo.woff2)}.tee{background:url("data:image/png;base64,AA")}');
    const inline =
      '.card{src:url(/releases/mfe-courses/files/archivo.woff2)}.tee{background:url("data:image/png;base64,AA")}';
    const { html, styleHashes } = composed(page());
    expect(html).toContain(`<style data-href="/releases/mfe-courses/files/Courses-c.css">${inline}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(inline).digest('base64')}'`]);
    await rm(sheet);
  });

  test('asks for every script of its slots, and every style that it cannot hold, at the address of the release', () => {
    const html = compose(page());
    expect(html).toContain(
      '<link rel="stylesheet" href="/releases/mfe-courses/files/Courses-c.css" integrity="sha256-styles" crossorigin>',
    );
    expect(html).toContain('<link rel="modulepreload" href="/releases/mfe-courses/files/Courses-j.js"');
    expect(html).toContain('src="/releases/shell/files/boot-b.js"');
    expect(html).not.toContain('"./');
  });

  test('tells the browser where the remotes are', () => {
    expect(stateOf(compose(page()))).toMatchObject({
      rendered: true,
      remotes: {
        'mfe-courses': {
          version: '1.0.0-abc',
          entry: '/releases/mfe-courses/files/remoteEntry-e.js',
          styles: { Courses: ['/releases/mfe-courses/files/Courses-c.css'] },
        },
      },
    });
  });

  test('imports what it shows first without the container, where the release has a script for that', () => {
    const modules = { Courses: { server: 'Courses.js', scripts: ['Courses.js'], styles: [], exposed: 'Courses.js' } };
    const remotes = new Map([['mfe-courses', release('mfe-courses', { ...modules, Course: modules.Courses })]]);
    const { html } = composed(page(), '', { ...live, remotes });
    expect(stateOf(html).remotes['mfe-courses'].scripts).toEqual({
      Courses: '/releases/mfe-courses/files/Courses-j.js',
    });
    expect(html).toContain('<link rel="modulepreload" href="/releases/mfe-courses/files/Courses-j.js"');
    expect(html).not.toContain('<link rel="modulepreload" href="/releases/mfe-courses/files/remoteEntry-e.js"');
  });

  test('carries its answers, and preloads those that were left out', () => {
    const html = compose(page([['/api/small', 1]], '<h1>Courses</h1>', ['/api/large']));
    expect(stateOf(html)).toMatchObject({ data: [['/api/small', 1]], preloaded: ['/api/large'] });
    expect(html).toContain('<link rel="preload" as="fetch" href="/api/large" crossorigin="anonymous">');
  });

  test('asks for the pictures of its first screen in its head: what hides the content of a page may mark no link', () => {
    const links =
      '<link rel="preload" as="image" href="/icon.svg"/><link rel="preload" as="image" href="/flags/ie.svg"/>';
    const html = compose(page([], `${links}<h1>Courses</h1>`));
    expect(html.slice(0, html.indexOf('</head>'))).toContain(links);
    expect(html).toContain('<div id="root"><h1>Courses</h1></div>');
  });

  test('survives data and text that look like markup or like a replacement pattern', () => {
    const html = compose(page([['/api/x', '</script><script>alert(1)</script>']], '<p>$& $1 $`</p>'));
    expect(stateOf(html).data).toEqual([['/api/x', '</script><script>alert(1)</script>']]);
    expect(html).toContain('<p>$& $1 $`</p>');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  test('without a rendered page leaves everything to the browser', () => {
    const html = compose(null);
    expect(stateOf(html)).toMatchObject({ rendered: false, data: [] });
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  });
});

describe('the inline scripts that a page may run', () => {
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  test('are those of the template and the import map', () => {
    const { html, scriptHashes } = composed(page());
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    // printf 'theme()' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes).toEqual([hashOf(map), "'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8='"]);
  });

  /** @promise Pages: The policy has hashes of the site's own inline scripts only */
  test.each([
    '<script>steal()</script>',
    '<script type="importmap">{"imports":{}}</script>',
    '<!--data--><script>steal()</script>',
    '<!--head--><script>steal()</script>',
  ])('are not those that the rendering of a remote brings: %s', (smuggled) => {
    const clean = composed(page()).scriptHashes;
    const { html, scriptHashes } = composed(page([], smuggled));
    // Rendered as it is, without a hash.
    expect(html).toContain(`<div id="root">${smuggled}</div>`);
    expect(scriptHashes).toEqual(clean);
  });
});

test('a template that is changed after its release was checked is not sent', async () => {
  const file = join(releases, 'shell/files/index-h.html');
  const of = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const composeWith = (taken: Release) =>
    composeDocument({
      releases,
      live: { ...live, shell: taken },
      shell: taken,
      page: null,
      path: '/courses',
      fallbackHead: { title: 'Golf', description: 'd', path: null },
      dataVersion: null,
      origin: 'https://golf.test',
      releasesOrigin: '',
    }).html;
  const taken = { ...shell, files: { 'files/index-h.html': of(TEMPLATE) } };
  const before = composeWith(taken);
  await writeFile(file, TEMPLATE.replace('theme()', 'evil()'));
  try {
    // Read once, so a page can still be composed.
    expect(composeWith(taken)).toBe(before);
    expect(() => composeWith({ ...taken })).toThrow('shell 1.0.0-abc: files/index-h.html was changed.');
  } finally {
    await writeFile(file, TEMPLATE);
  }
});
