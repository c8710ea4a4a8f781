import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../ports.ts';
import { installOnDebian, onPath } from '../find-browser.ts';
import { isReady, KEYS, startSession, type Session } from './webdriver.ts';
import { MissingBrowser, WINDOW_SIZE, type Window } from './window.ts';

const SAFARI = '/usr/bin/safaridriver';

/** Start-up limit of a driver in milliseconds. */
const PATIENCE = 20_000;

/** Command of the driver: safaridriver, or WebKitGTK's under a virtual screen. @throws MissingBrowser */
function findDriver(): string[] {
  if (existsSync(SAFARI)) return [SAFARI];
  const find = () => [onPath(['xvfb-run']), onPath(['WebKitWebDriver'])];
  let [screen, driver] = find();
  if ((!screen || !driver) && installOnDebian('webkit2gtk-driver', 'xvfb')) [screen, driver] = find();
  if (screen && driver) return [screen, '-a', '-s', '-screen 0 1400x1000x24', driver];
  const missing = [...(driver ? [] : ['webkit2gtk-driver']), ...(screen ? [] : ['xvfb'])];
  throw new MissingBrowser(`There is no WebKit that can be driven: "apt-get install ${missing.join(' ')}".`);
}

/** Ends a driver with its virtual screen and browser. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid);
  await ended;
}

const tick = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

function windowOf(session: Session, close: () => Promise<void>): Window {
  const keys = (actions: unknown[]) =>
    session.command<void>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    clear: () => session.command('url', { url: 'about:blank' }),
    open: (url) => session.command('url', { url }),
    evaluate: (run, ...args) =>
      session.command('execute/sync', { script: `return (${String(run)})(...arguments)`, args }),
    click: (x, y) =>
      session.command('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    press: (key) => keys(tick(KEYS[key])),
    // One key at a time: a visitor does not type a word within one frame.
    async type(text) {
      for (const character of text) await keys(tick(character));
    },
    close,
  };
}

/** Starts Safari or WebKitGTK's MiniBrowser over WebDriver. */
export async function startWebKit(): Promise<Window> {
  const [command = '', ...args] = findDriver();
  const home = await mkdtemp(join(tmpdir(), 'golf-webkit-'));
  const port = await freePort('127.0.0.1');
  const isSafari = command === SAFARI;
  const child = spawn(command, [...args, '-p', String(port)], {
    // A separate process group, so that its children end with it.
    detached: true,
    stdio: 'ignore',
    // MiniBrowser stores its profile in the home folder.
    env: { ...process.env, ...(!isSafari && { HOME: home, XDG_RUNTIME_DIR: home }) },
  });
  const close = async () => {
    await end(child);
    await rm(home, { recursive: true, force: true });
  };
  const driver = `http://127.0.0.1:${port}`;
  try {
    for (const limit = Date.now() + PATIENCE; !(await isReady(driver)); await delay(50)) {
      if (Date.now() > limit) throw new Error(`${command} does not listen after ${PATIENCE / 1000} s.`);
    }
    const session = await startSession(driver, isSafari ? { browserName: 'safari' } : {});
    await session.command('window/rect', { x: 0, y: 0, ...WINDOW_SIZE });
    return windowOf(session, async () => {
      // A browser that hangs is ended all the same.
      await session.end().catch(() => {});
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}
