import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import { readConfig } from '@golf/server/config';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { browserPath, readRelease, RELEASE_FILE, releaseFolder, formatRollback, SHELL } from '@golf/release-store';
import fastify from 'fastify';
import { buildApp, versionOf } from '../build/build-app.ts';
import { presentApps } from '../build/present-apps.ts';
import { findRollback } from '../release/find-rollback.ts';

/*
 * npm run preview -- mfe-courses: builds a remote, serves it locally, and rebuilds it on changes. A deployed site with
 * LOCAL_PREVIEWS=true shows it under the printed address.
 */

// Nobody but this visitor sees it.
process.env.UNSIGNED_RELEASES ??= 'true';

const VERSION = 'local';
/** Changes within this many milliseconds cause one build. */
const QUIET = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5303' }, site: { type: 'string', default: 'http://localhost:3000' } },
});
const [app = ''] = positionals;
/** Last version whose rollback was reported. Each is reported once. */
let warnedOf = '';
const store = await mkdtemp(join(tmpdir(), 'golf-preview-'));

/** Reports if the version of the sources was rolled back. */
async function warn(): Promise<void> {
  const version = await versionOf(app);
  if (version === warnedOf) return;
  const rollback = await findRollback(readConfig(process.env).releases, values.site, app, version);
  if (!rollback) return;
  warnedOf = version;
  console.log(`These are the sources of ${app} ${version}, which was ${formatRollback(rollback)}.`);
}

async function build(): Promise<void> {
  const started = performance.now();
  try {
    await buildApp(store, app, VERSION);
    await warn();
    console.log(`${app} built in ${((performance.now() - started) / 1000).toFixed(1)} s; reload the page.`);
  } catch (error) {
    // The previous build stays. The next change may fix the error.
    console.error(error instanceof Error ? error.message : error);
  }
}

async function serve(): Promise<void> {
  const server = fastify();
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
  await server.register(fastifyStatic, { root: store, serve: false, cacheControl: false });
  server.get(`/${RELEASE_FILE}`, (_request, reply) => reply.sendFile(RELEASE_FILE, releaseFolder(store, app, VERSION)));
  // Names of the build, as the site's import map does not include this release.
  server.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
    reply.sendFile(browserPath(readRelease(store, app, VERSION), params['*'])),
  );
  const address = await server.listen({ port: Number(values.port), host: 'localhost' });
  const { port } = new URL(address);
  console.log(`Open ${values.site}/?preview=${app}@http://localhost:${port}`);
}

const remotes = presentApps().filter((name) => name !== SHELL);
if (remotes.includes(app)) {
  await build();
  await serve();
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  for (const folder of [app, 'shared']) {
    watch(join(PROJECT_ROOT, folder, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => (building = building.then(build)), QUIET);
    });
  }
  const stop = () => void rm(store, { recursive: true, force: true }).then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
} else {
  console.error(`There is no remote "${app}" here; there are ${remotes.join(', ')}.`);
  process.exitCode = 1;
}
