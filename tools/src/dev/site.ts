import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listenProblem, readConfig } from '@golf/server/config';
import { importMapOf, liveRemotes } from '@golf/server/pages';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { liveVersions, readEdition, readPointer, SHELL } from '@golf/release-store';
import type { LiveRemotes } from '@golf/shared/platform/contract';
import { buildChanged } from '../build/build-changed.ts';
import { presentApps } from '../build/present-apps.ts';
import { keepRunning } from './keep-running.ts';
import { startOnDemand, type Start } from './on-demand.ts';
import { tryPort } from '../ports.ts';

/* Processes of `npm run dev` (cli/dev.ts). */

const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
/** Stops the child programs. */
const ends: (() => void)[] = [];

function startVite(app: string, args: string[], plan: unknown, output: 'inherit' | 'ignore'): ChildProcess {
  return spawn(process.execPath, [vite, '--strictPort', '--host', 'localhost', ...args], {
    cwd: join(PROJECT_ROOT, app),
    env: { ...process.env, GOLF_DEV: JSON.stringify(plan) },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
}

/** Starts the development server of the app that owns the page. When it ends, all others end. */
function startPage(app: string, args: string[], plan: unknown): void {
  const child = startVite(app, args, plan, 'inherit');
  const onEnd = (code: number | null) => stop(code ?? 1);
  child.once('exit', onEnd);
  ends.push(() => child.off('exit', onEnd).kill());
}

/**
 * Message of a program that was started with port 0: vite.dev.ts and backend.ts. Node's watcher sends other messages.
 */
const isPort = (said: unknown): said is { listensOn: number } =>
  typeof said === 'object' && said !== null && 'listensOn' in said;

/** Reports the port of a program until the program has ended. */
function reportPort(program: ChildProcess, listens: (port: number | null) => void): ChildProcess {
  return program.on('message', (said) => isPort(said) && listens(said.listensOn)).once('exit', () => listens(null));
}

/** Starts the server behind the page. Node restarts it when an imported file changes. */
const startBackend: Start = (listens) => {
  const env = { ...process.env, PORT: '0', HOST: 'localhost' };
  const args = ['--watch', '--watch-preserve-output', join(import.meta.dirname, './backend.ts')];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  reportPort(child, listens);
  return () => child.kill();
};

/** Starts the server of a remote that runs from source. */
function startRemote(app: string, plan: () => unknown): Start {
  const args = ['--base', `/dev/${app}/`, '--port', '0'];
  return (listens) =>
    keepRunning({
      name: app,
      folder: join(PROJECT_ROOT, app),
      start: () => reportPort(startVite(app, args, plan(), 'ignore'), listens),
      say: console.error,
    });
}

function stop(code: number): void {
  for (const end of ends) end();
  process.exit(code);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { alone: { type: 'string' } } });
  // A remote built elsewhere is loaded from its release, if there is one.
  const remotes = presentApps().filter((app) => app !== SHELL);
  const unknown = [...positionals, ...(values.alone ? [values.alone] : [])].filter((app) => !remotes.includes(app));
  if (unknown.length > 0) throw new Error(`There is no remote "${unknown[0]}" here; there are ${remotes.join(', ')}.`);

  const config = readConfig(process.env);
  const { port } = config;
  await tryPort(port).catch((cause: unknown) => {
    throw listenProblem(cause, { host: 'localhost', port, hostName: 'HOST', portName: 'PORT' });
  });
  const fromSource = positionals.length > 0 ? positionals : remotes;
  const fromBuild = values.alone ? [] : remotes.filter((app) => !fromSource.includes(app));
  // The server behind the page can render pages too, and does not start without a shell.
  const built = readPointer(config.releases)[SHELL] ? fromBuild : [SHELL, ...fromBuild];
  if (built.length > 0) await buildChanged(config.releases, console.log, built);
  const { port: backendPort, end: endBackend } = await startOnDemand(startBackend, true);
  ends.push(endBackend);
  const backend = `http://localhost:${backendPort}`;
  const origin = `http://localhost:${config.port}`;

  if (values.alone) {
    const plan = { origin, backend, remotePorts: {}, page: {}, importMap: {} };
    startPage(values.alone, ['--mode', 'alone', '--port', String(config.port)], plan);
    return;
  }

  const ports: Record<string, number> = {};
  for (const app of fromSource) {
    const { port: remotePort, end } = await startOnDemand(startRemote(app, () => plan));
    ports[app] = remotePort;
    ends.push(end);
  }
  const source: LiveRemotes = Object.fromEntries(
    fromSource.map((app) => [app, { version: 'source', entry: `${origin}/dev/${app}/remoteEntry.js`, styles: {} }]),
  );
  const live = readEdition(config.releases, liveVersions(readPointer(config.releases)), ({ problem }) =>
    console.warn(problem),
  );
  const page = { remotes: { ...liveRemotes(live), ...source } };
  const importMap = importMapOf([...live.remotes.values()], '');
  const plan = { origin, backend, remotePorts: ports, page, importMap };
  startPage(SHELL, ['--port', String(config.port)], plan);
  const rest = fromBuild.length > 0 ? `; from their builds: ${fromBuild.join(', ')}` : '';
  console.log(`From source: ${SHELL}, ${fromSource.join(', ')}${rest}. The site will be at ${origin}`);
}

process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stop(1);
}
