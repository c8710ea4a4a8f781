import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EXPOSED_NAMES, splitExposed, type ExposedName, type PageState } from '@golf/shared/platform/contract';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { NAMED_SIZES } from '../../../vite.base.ts';
import { precompress } from '../build/precompress.ts';

/** Content of the front page, in the main bundle. Content of other pages is loaded when they are opened. */
const FIRST: readonly ExposedName[] = ['mfe-leaderboard/Leaderboard', 'mfe-leaderboard/Totals'];

function sourceOf(name: ExposedName): string {
  const { remote, module } = splitExposed(name);
  return join(PROJECT_ROOT, remote, `src/exposed/${module}.ts`);
}

/** Replaces the shell's federation module by plain imports. */
function importsInsteadOfFederation(): Plugin {
  const FEDERATION = join(PROJECT_ROOT, 'shell/src/composition/federation.ts');
  // Names of the contract, without modules built elsewhere, whose sources are missing here.
  const names = (EXPOSED_NAMES as readonly ExposedName[]).filter((name) => existsSync(sourceOf(name)));
  const modules = names.map((name) => {
    const source = JSON.stringify(sourceOf(name));
    return `'${name}': () => ${FIRST.includes(name) ? `first${FIRST.indexOf(name)}` : `import(${source})`}`;
  });
  const code = [
    ...FIRST.map((name, at) => `import * as first${at} from ${JSON.stringify(sourceOf(name))};`),
    `const modules = { ${modules.join(', ')} };`,
    'const loadRemote = async (name) => modules[name]();',
    'export const startFederation = () => ({ loadRemote, registerRemotes() {}, preload() {} });',
  ];
  return {
    name: 'golf:imports-instead-of-federation',
    enforce: 'pre',
    load: (id) => (id === FEDERATION ? code.join('\n') : null),
  };
}

/**
 * The shell's own font plugin, so that both sites have the same font.
 * @throws Error when the shell has none
 */
async function cutFont(): Promise<Plugin> {
  const config = join(PROJECT_ROOT, 'shell/vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, config);
  const plugins = (loaded?.config.plugins ?? []).flat(5) as (Plugin | null)[]; // None of the shell's is a promise.
  const found = plugins.find((plugin) => plugin?.name === 'golf:cut-font');
  if (found) return found;
  throw new Error('The shell has no plugin golf:cut-font any more: the bundle would have another font.');
}

/**
 * Builds the shell and its remotes from the same sources as the releases, with Vite's defaults and without federation.
 * @param folder for the bundle: its index.html and assets, compressed like those of a release
 */
export async function buildOneBundle(folder: string): Promise<void> {
  await build({
    root: join(PROJECT_ROOT, 'shell'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), importsInsteadOfFederation(), await cutFont()],
    css: { postcss: NAMED_SIZES },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      // Same hash length as in a release, as the font is found by it.
      rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:16][extname]' } },
    },
  });
  await precompress(folder);
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const STATE = /(?<=<script type="application\/json" id="page">)[\s\S]*?(?=<\/script>)/;
/** Elements that start a page: import map, preloads and module script. */
const SCRIPTS = /<script type="(?:importmap|module)"[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Scripts and preloads of the bundle's index.html. */
const startOf = (index: string) => (index.match(SCRIPTS) ?? []).join('\n');

/** The page rendered by the site, but started by the bundle. */
function hydratedPage(composed: string, index: string): string {
  return composed.replaceAll(SCRIPTS, '').replace('<title>', () => `${startOf(index)}\n<title>`);
}

/** An empty page that the bundle renders. Its style sheets are linked, Vite's default. */
function emptyPage(composed: string, index: string): string {
  const [text = '{}'] = STATE.exec(composed) ?? [];
  const { remotes = {} } = JSON.parse(text) as Partial<PageState>; // Written by the site's server.
  const styleless = Object.entries(remotes).map(([name, remote]) => [name, { ...remote, styles: {} }]);
  const state = { remotes: Object.fromEntries(styleless) as PageState['remotes'], rendered: false };
  return index.replace(
    '<!--data-->',
    () => `<script type="application/json" id="page">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`,
  );
}

const OF_THE_BODY = /^(?:content-(?:encoding|length|type)|etag|date|connection|keep-alive|transfer-encoding)$/;

/** Headers of the site's page, also used for bundle pages: COOP alone makes a browser start another process. */
function headersOf(page: Response): OutgoingHttpHeaders {
  return Object.fromEntries([...page.headers].filter(([name]) => !OF_THE_BODY.test(name)));
}

function send(response: ServerResponse, body: Buffer, headers: OutgoingHttpHeaders): void {
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

function sendFile(response: ServerResponse, path: string): void {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isBrotli = existsSync(`${path}.br`);
  const body = readFileSync(isBrotli ? `${path}.br` : path);
  send(response, body, { 'content-type': type, ...(isBrotli && { 'content-encoding': 'br' }) });
}

/** Proxies requests that the bundle cannot answer, API and pictures, to the site. */
function forward(site: string, { method, url, headers }: IncomingMessage, response: ServerResponse): void {
  const asked = request(new URL(url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.once('error', (error) => response.destroy(error));
  asked.end();
}

interface ServedBundle {
  address: string;
  stop(): Promise<void>;
}

async function servePage(
  folder: string,
  site: string,
  html: string,
  headers: OutgoingHttpHeaders,
): Promise<ServedBundle> {
  const page = brotliCompressSync(html);
  const pageHeaders = { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', site);
    const path = join(folder, pathname);
    if (pathname === '/') send(response, page, pageHeaders);
    else if (extname(path) !== '' && existsSync(path)) sendFile(response, path);
    else forward(site, asked, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://localhost:${port}`, stop };
}

/**
 * Serves the front page of a bundle in two variants: rendered by the browser from an empty page, and hydrated over the
 * site's HTML with its inlined styles. Both pages have the headers of the site's page.
 * @param folder folder of the bundle
 * @param site address of the composed site
 */
export async function serveBundle(
  folder: string,
  site: string,
): Promise<{ rendered: ServedBundle; hydrated: ServedBundle }> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = await fetch(site);
  const headers = headersOf(page);
  const composed = await page.text();
  const rendered = await servePage(folder, site, emptyPage(composed, index), headers);
  return { rendered, hydrated: await servePage(folder, site, hydratedPage(composed, index), headers) };
}
