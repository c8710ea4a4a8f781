import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEdition } from '@golf/release-store';
import { temporaryFolder } from '@golf/database/testing';
import { publishFiles } from '@golf/release-store/testing';
import { createRenderer } from './renderer.ts';

/*
 * Limits of a release's code on the server. Each attack is a module of a remote in a real worker; the page renders with
 * its other slots.
 */

const SHELL = `
export async function render({ pathname, modules }) {
  const shown = Object.entries(modules).map(async ([name, { default: show }]) => '<p>' + name + ': ' + (await show()) + '</p>');
  return { html: (await Promise.all(shown)).join(''), head: { title: 'T', description: 'D', path: pathname }, data: [], slots: Object.keys(modules),
    times: {}, leftToBrowser: [], errors: [] };
}`;

/** A module that attempts something at render time and renders the result. */
const attempt = (code: string) => `
const tried = async () => { ${code} };
export default () => tried().then((got) => 'DONE ' + got, (error) => 'REFUSED ' + (error.code ?? error.message));`;

let port = 0;
let reached = 0;

beforeEach(async () => {
  const outside = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  onTestFinished(() => void outside.close());
  const address = outside.address();
  port = typeof address === 'object' && address ? address.port : 0;
  reached = 0;
});

/** Publishes a remote with a module, and an honest one beside it. */
async function publish(releases: string, module: string, more: Record<string, string> = {}) {
  const modules = { Courses: { server: 'Courses.js', scripts: [], styles: [] } };
  const list = { ArticleList: { server: 'ArticleList.js', scripts: [], styles: [] } };
  await writeFile(join(releases, 'package.json'), '{"type":"module"}');
  await publishFiles(releases, 'shell', '1', { 'server/render.js': SHELL, 'server/platform.js': '' });
  await publishFiles(releases, 'mfe-courses', '1', { 'server/Courses.js': module, ...more }, { modules });
  await publishFiles(
    releases,
    'mfe-articles',
    '1',
    { 'server/ArticleList.js': "export default () => 'Latest Articles'" },
    { modules: list },
  );
}

/** The page with an attacking module of a remote. */
async function pageWith(module: string, more: Record<string, string> = {}) {
  const releases = await temporaryFolder();
  await publish(releases, module, more);
  return render(releases);
}

/** @param taken called after the releases were checked and before they are imported */
async function render(releases: string, taken = async () => {}) {
  const warnings: string[] = [];
  const asked: string[] = [];
  const versions = { shell: '1', 'mfe-courses': '1', 'mfe-articles': '1' };
  const live = readEdition(releases, versions, ({ problem }) => warnings.push(problem));
  await taken();
  const renderer = createRenderer({
    releases,
    live,
    fetchAnswer: async (path) => {
      asked.push(path);
      return { status: 200, body: '"answered"' };
    },
    warn: (message) => warnings.push(message),
  });
  try {
    return { html: (await renderer.render('/'))?.html, warnings, asked };
  } finally {
    await renderer.close();
  }
}

/** @promise Releases: What runs on the server is what was checked: a file that is changed afterwards does not run */
test('a module that is changed after its release was checked does not run', async () => {
  const releases = await temporaryFolder();
  const more = { 'server/tees.js': "export const tees = 'Tees'" };
  await publish(releases, "import { tees } from './tees.js'; export default () => tees", more);
  expect((await render(releases)).html).toContain('Tees');
  const { html, warnings } = await render(releases, () =>
    writeFile(join(releases, 'mfe-courses/1/server/tees.js'), "export const tees = 'evil'"),
  );
  expect(html).toContain('Latest Articles');
  expect(html).not.toContain('evil');
  expect(warnings).toEqual([expect.stringContaining('mfe-courses/1/server/tees.js was changed after its release')]);
});

const NET = "(await import('node:net')).connect(PORT, '127.0.0.1')";

test.each([
  ['reads a file of the machine', "return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')"],
  [
    'reads the variables of the process from the system',
    "return (await import('node:fs')).readFileSync('/proc/self/environ')",
  ],
  [
    'reads the server’s own code',
    `return (await import('node:fs')).readFileSync(${JSON.stringify(join(import.meta.dirname, '../config.ts'))})`,
  ],
  ['writes into the store', "(await import('node:fs')).writeFileSync(new URL('./x.js', import.meta.url), '')"],
  ['connects out', `return ${NET}`],
  ['connects out by another name', "return (await import('net')).connect(PORT, '127.0.0.1')"],
  ['sends a request', "return (await import('node:http')).get('http://127.0.0.1:PORT')"],
  ['sends a request in HTTP/2', "return (await import('node:http2')).connect('http://127.0.0.1:PORT')"],
  ['asks for a name', "return (await import('node:dns/promises')).lookup('localhost')"],
  ['sends a datagram', "return (await import('node:dgram')).createSocket('udp4')"],
  ['opens a database', "return (await import('node:sqlite')).DatabaseSync"],
  ['starts a program', "return (await import('node:child_process')).execSync('id')"],
  ['starts a thread', "return (await import('node:worker_threads')).Worker"],
  ['requires', "return (await import('node:module')).createRequire(import.meta.url)('net')"],
  ['asks the process', "return process.getBuiltinModule('net')"],
  ['goes by its own module', "return (await import('./inner.cjs')).default.constructor._load('net')"],
  [
    'undoes the refusal',
    "return (await import('./inner.cjs')).default.constructor.registerHooks({ resolve: (name, context, next) => next(name, context) })",
  ],
  ['ends the server', 'return process.kill(process.ppid)'],
  ['opens a socket of the web', "return new WebSocket('ws://127.0.0.1:PORT')"],
  [
    'goes by a module that is a text',
    `return import('data:text/javascript,' + encodeURIComponent("import net from 'node:net'; export default net"))`,
  ],
])('a module that %s is refused, and the page comes with the rest', async (_what, code) => {
  const { html, warnings } = await pageWith(attempt(code.replaceAll('PORT', String(port))), {
    'server/inner.cjs': 'module.exports = module;',
  });
  expect(html).toMatch(/<p>mfe-courses\/Courses: REFUSED .*<p>mfe-articles\/ArticleList: Latest Articles<\/p>/);
  expect(reached).toBe(0);
  expect(warnings).toEqual([]);
});

/**
 * @promise Releases: A release's server code reads no files but the store's, no environment variables, and no network
 */
test('a module that imports the network is named and left to the browser', async () => {
  const { html, warnings } = await pageWith("import net from 'node:net'; export default () => typeof net;");
  expect(html).toBe('<p>mfe-articles/ArticleList: Latest Articles</p>');
  expect(warnings).toEqual([
    'mfe-courses/Courses of mfe-courses 1 cannot be imported by the server, browsers render it: The module node:net is not available to code that the server renders',
  ]);
});

/** @promise Releases: A release's server code … */
test('a module sees no variable of the environment', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { html } = await pageWith('export default () => Object.keys(process.env).join();');
  expect(html).toContain('<p>mfe-courses/Courses: NODE_ENV</p>');
});

/** @promise Releases: A release's server code … */
test('a module that fetches gets answers of the API and of nothing else', async () => {
  const paths = [
    '/api/players',
    '/api/../admin',
    '@127.0.0.1:PORT/api/',
    'http://127.0.0.1:PORT/api/',
    '//127.0.0.1/api/',
  ];
  const code = `const answers = ${JSON.stringify(paths)}.map(async (path) => (await fetch(path)).status); return (await Promise.all(answers)).join()`;
  const { html, asked } = await pageWith(attempt(code.replaceAll('PORT', String(port))));
  expect(html).toContain('DONE 200,404,404,404,404');
  expect(asked).toEqual(['/api/players']);
  expect(reached).toBe(0);
});

test('a store that is reached by a link is rendered as well', async () => {
  const folder = await temporaryFolder();
  const releases = await temporaryFolder();
  await publish(releases, "import { version } from 'react'; export default () => 'React ' + version;");
  await symlink(releases, join(folder, 'link'));
  expect((await render(join(folder, 'link'))).html).toContain('mfe-courses/Courses: React 19.');
});

test.skipIf(process.platform === 'win32')('a worker that hangs ends with a server that is killed', async () => {
  const releases = await temporaryFolder();
  await publish(releases, 'for (;;);');
  const server = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { createRenderer } = await import(${JSON.stringify(join(import.meta.dirname, 'renderer.ts'))});
       const { readEdition } = await import('@golf/release-store');
       const releases = ${JSON.stringify(releases)};
       const live = readEdition(releases, { shell: '1', 'mfe-courses': '1' }, () => {});
       const limits = { start: 60_000 };
       void createRenderer({ releases, live, warn: () => {}, fetchAnswer: async () => null, limits }).render('/');
       setTimeout(() => console.log('rendering'), 1000);
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(createInterface({ input: server.stdout }), 'line');
  const pids = () => {
    const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('worker.ts') && line.includes(releases));
  };
  expect(pids()).toHaveLength(1);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(pids()).toEqual([]), { timeout: 10_000, interval: 100 });
});
