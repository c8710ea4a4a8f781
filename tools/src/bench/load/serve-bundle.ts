import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageState } from '@golf/shared/platform/contract';

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

type PageHeaders = Record<string, string>;

const OF_THE_BODY = /^(?:content-(?:encoding|length|type)|etag|date|connection|keep-alive|transfer-encoding)$/;

/** Headers of the site's page, also used for bundle pages: COOP alone makes a browser start another process. */
function headersOf(page: Response): PageHeaders {
  return Object.fromEntries([...page.headers].filter(([name]) => !OF_THE_BODY.test(name)));
}

interface Body {
  body: Buffer;
  type: string;
  isBrotli: boolean;
}

function send(response: ServerResponse, { body, type, isBrotli }: Body, headers: PageHeaders = {}): void {
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': body.length,
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  response.end(body);
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

export interface ServedBundle {
  address: string;
  stop(): Promise<void>;
}

async function servePage(folder: string, site: string, html: string, headers: PageHeaders): Promise<ServedBundle> {
  const page = { body: brotliCompressSync(html), type: 'text/html; charset=utf-8', isBrotli: true };
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const files = new Set(paths.map((path) => `/${path.replaceAll(sep, '/')}`));
  files.delete('/index.html');
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', site);
    if (pathname === '/') return send(response, page, headers);
    if (asked.method !== 'GET' || !files.has(pathname)) return forward(site, asked, response);
    const path = join(folder, pathname);
    const isBrotli = existsSync(`${path}.br`);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return send(response, { body: readFileSync(isBrotli ? `${path}.br` : path), type, isBrotli });
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
