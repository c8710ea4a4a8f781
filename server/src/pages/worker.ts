import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ExposedName, RemoteModule, RenderedPage, RenderRequest } from '@golf/shared/platform/contract';
import { closeOff } from './closed-off.ts';
import { splitData } from './page-data.ts';
import type { FromWorker, ToWorker, WorkerInput } from './protocol.ts';

/*
 * Renders pages in a separate process. A module that hangs can be killed with it. A module cannot reach the network, or
 * files outside the releases and their imports. Federation is not involved: releases are imported as plain modules, and
 * all share the server's React and the shell's platform.
 */

/** Exports of the shell's server build (shell/src/entry-server.tsx). */
interface ShellRender {
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** Time limit for the import of a module, in milliseconds. After that the module is left out. */
const IMPORT_LIMIT = 3000;

const send = process.send?.bind(process);
if (!send) throw new Error('This file is a worker: the server starts it');
// The server passes exactly this argument.
const input = JSON.parse(process.argv[2] ?? '') as WorkerInput;
const say = (message: FromWorker) => send(message);

// The server handles signals to the process group, such as Ctrl+C. It ends this worker when it is done with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const require = createRequire(import.meta.url);
const PLATFORM = '@golf/shared/platform';
const releases = pathToFileURL(`${input.releases}/`).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const fromRelease = context.parentURL?.startsWith(releases) && !/^[./]|^node:|^file:/.test(specifier);
    if (!fromRelease) return nextResolve(specifier, context);
    if (specifier === PLATFORM) return { url: pathToFileURL(input.platform).href, shortCircuit: true };
    // Node would resolve `require` from the folder of the release, which may be anywhere.
    if (context.conditions.includes('require'))
      return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true };
    return nextResolve(specifier, { ...context, parentURL: import.meta.url });
  },
  // The store may have changed since the release was checked, so each imported file is checked again.
  load(url, context, nextLoad) {
    const file = url.startsWith(releases) ? fileURLToPath(url) : '';
    const { [file]: digest } = input.digests;
    if (digest === undefined) return nextLoad(url, context);
    const source = readFileSync(file);
    const found = `sha256-${createHash('sha256').update(source).digest('base64')}`;
    if (found !== digest) throw new Error(`${file.slice(input.releases.length + 1)} was changed after its release`);
    return { ...nextLoad(url, context), source };
  },
});

closeOff();

const waiting = new Map<number, (response: Response) => void>();
let requests = 0;

/** Components fetch paths of this site. The server answers them by message, and no other fetch exists. */
globalThis.fetch = (path) =>
  new Promise((resolve) => {
    requests += 1;
    waiting.set(requests, resolve);
    say({ kind: 'fetch', request: requests, path: path instanceof Request ? path.url : String(path) });
  });

async function load(file: string): Promise<unknown> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`not imported within ${IMPORT_LIMIT / 1000} s`)), IMPORT_LIMIT);
  try {
    return await Promise.race([import(pathToFileURL(file).href), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const modules: RenderRequest['modules'] = {};
const failed: { name: ExposedName; why: string }[] = [];

say({ kind: 'running', name: 'shell' });
// Same sources, so the cast is safe.
const shell = (await load(input.render)) as ShellRender;
for (const { name, file } of input.modules) {
  say({ kind: 'running', name });
  try {
    // The contract suite of the remote has checked its shape.
    modules[name] = (await load(file)) as RemoteModule<never>;
  } catch (error) {
    failed.push({ name, why: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    const { request, status, body } = message;
    waiting.get(request)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
    waiting.delete(request);
    return;
  }
  const { job, pathname } = message;
  say({ kind: 'running', name: 'shell' });
  shell
    .render({ pathname, modules, onSlot: (name) => say({ kind: 'running', name }) })
    .then((page) => say({ kind: 'rendered', job, page: { ...page, ...splitData(page.data) } }))
    .catch((error: unknown) =>
      say({ kind: 'failed', job, why: error instanceof Error ? error.message : String(error) }),
    );
});
say({ kind: 'ready', failed, pages: Object.values(modules).flatMap(({ pages = [] }) => pages) });
