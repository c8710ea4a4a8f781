import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { formatRollback, SHELL } from '@golf/release-store';
import { listenProblem, readConfig } from '@golf/server/config';
import { createServer } from 'vite';
import { PREVIEW_MODE } from '../../../vite.dev.ts';
import { versionOf } from '../build/build-app.ts';
import { presentApps } from '../build/present-apps.ts';
import { tryPort } from '../ports.ts';
import { findRollback } from '../release/find-rollback.ts';

/*
 * npm run preview -- mfe-courses: serves a remote from source. A deployed site with LOCAL_PREVIEWS=true shows it under
 * the printed address, and follows each saved file without a reload.
 */

// The deployed page has the production build of React, which runs no code of the development transform.
process.env.NODE_ENV = 'production';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5303' }, site: { type: 'string', default: 'http://localhost:3000' } },
});
const [app = ''] = positionals;

/** Reports if the version of the sources was rolled back. */
async function warn(): Promise<void> {
  const version = await versionOf(app);
  const rollback = await findRollback(readConfig(process.env).releases, values.site, app, version);
  if (rollback) console.log(`These are the sources of ${app} ${version}, which was ${formatRollback(rollback)}.`);
}

async function serve(): Promise<void> {
  const root = join(PROJECT_ROOT, app);
  const port = Number(values.port);
  const site = URL.parse(values.site);
  if (!site) throw new Error(`--site takes an address such as https://golf.example; "${values.site}" is none.`);
  if (!(port > 0 && port < 65_536)) throw new Error(`--port takes a port such as 5303; "${values.port}" is none.`);
  await tryPort(port).catch((cause: unknown) => {
    throw listenProblem(cause, { host: 'localhost', port, hostName: 'HOST', portName: '--port' });
  });
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: PREVIEW_MODE,
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      cors: { origin: site.origin },
      origin: `http://localhost:${port}`,
      // A slot waits 10 s for its remote.
      warmup: { clientFiles: ['src/exposed/*'] },
      // The overlay writes markup, which the page's policy forbids: errors are on this terminal and the console.
      hmr: { overlay: false },
    },
  });
  await server.listen();
  console.log(`Open ${site.origin}/?preview=${app}@http://localhost:${port}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

const remotes = presentApps().filter((name) => name !== SHELL);
try {
  if (!remotes.includes(app)) throw new Error(`There is no remote "${app}" here; there are ${remotes.join(', ')}.`);
  await serve();
  await warn();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
