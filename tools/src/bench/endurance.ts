import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runSite } from '../browser/run-site.ts';

/*
 * A site under mixed load: pages, API calls, pictures, clicks and unknown addresses, while its data changes and its
 * render worker is killed repeatedly. Every answer is checked.
 */

const DATA = join(import.meta.dirname, '../cli/data.ts');
/** Number of concurrent visitors. */
const VISITORS = 8;
/** Pause of a visitor between two requests, in milliseconds. */
const PAUSE = 40;
const KILL_EVERY = 15_000;
const IMPORT_EVERY = 30_000;
const LOOK_EVERY = 5_000;
/** Warm-up in milliseconds, excluded from comparison: the site fills its caches. */
const WARM_UP = 120_000;

export interface EnduranceResult {
  requests: number;
  wrong: Map<string, number>;
  workersKilled: number;
  imports: number;
  /** Requests that an overloaded server rejected with Retry-After. */
  turnedAway: number;
  /** Pages left to the browser while a worker was starting. */
  leftToBrowser: number;
  /** Memory of the server in megabytes: medians of the first and last fifth after the warm-up, and the maximum. */
  memory: { first: number; last: number; highest: number };
}

async function data(args: string[], env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [DATA, ...args], { env: { ...process.env, ...env } });
}

const linesOf = (command: string, args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const childrenOf = (pid: number) => linesOf('ps', ['-o', 'pid=', '--ppid', String(pid)]).map(Number);

/** Memory of a process and its children, in megabytes. */
const memoryOf = (pid: number) =>
  [pid, ...childrenOf(pid)]
    .map((each) => Number(linesOf('ps', ['-o', 'rss=', '-p', String(each)])[0] ?? 0) / 1024)
    .reduce((sum, each) => sum + each, 0);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

class TurnedAway extends Error {}

type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; body: string }>;

/** Possible requests of a visitor. Each returns the problem with the answer, or null. */
function requestsOf(ask: Ask, answers: Map<string, Set<string>>): (() => Promise<string | null>)[] {
  const page = (path: string, title: string) => async () => {
    const { status, body } = await ask(path);
    if (status !== 200) return `${path} is ${status}`;
    return body.includes(`<title>${title}`) && body.endsWith('</html>\n') ? null : `${path} is not its page`;
  };
  const call = (path: string) => async () => {
    const { status, body } = await ask(path);
    if (status !== 200) return `${path} is ${status}`;
    return answers.get(path)?.has(body) ? null : `${path} is neither of the two answers`;
  };
  let junk = 0;
  return [
    page('/', 'YouTube Golf Handicaps'),
    page('/courses', 'Course'),
    page('/articles', ''),
    page('/trophy-room/1', ''),
    ...[...answers.keys()].map(call),
    async () => {
      const { status } = await ask(`/nowhere/${(junk += 1)}`);
      return status === 404 ? null : `an address that leads nowhere is ${status}`;
    },
    async () => {
      const click = { trackId: 'refresh', timestamp: new Date().toISOString(), playerId: null, scoreId: null };
      const { status } = await ask('/api/log-click', {
        method: 'POST',
        body: JSON.stringify(click),
      });
      return status === 204 ? null : `a click is ${status}`;
    },
  ];
}

/**
 * @param duration in milliseconds
 * @param say called with the progress each minute
 */
export async function endure(duration: number, say: (line: string) => void): Promise<EnduranceResult> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-endurance-'));
  const env = { DATABASE_PATH: join(folder, 'golf.sqlite'), TRUST_PROXY: 'true', LOG: 'json' };
  const folders = [join(folder, 'a'), join(folder, 'b')];
  for (const [index, each] of folders.entries()) {
    await data(['generate', '--players', String(100 + 20 * index), '--seed', String(index + 1), each], env);
  }
  await data(['import', '--allow-shrink', folders[1] ?? ''], env);
  const site = await runSite(env, 'serve');
  const result: EnduranceResult = {
    requests: 0,
    wrong: new Map(),
    workersKilled: 0,
    imports: 0,
    turnedAway: 0,
    leftToBrowser: 0,
    memory: { first: 0, last: 0, highest: 0 },
  };
  const ask: Ask = async (path, init) => {
    result.requests += 1;
    const visitor = `10.0.${result.requests % 250}.${Math.floor(Math.random() * 250)}`;
    const response = await fetch(site.address + path, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' },
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status === 503 && response.headers.has('retry-after')) throw new TurnedAway();
    return { status: response.status, body: await response.text() };
  };
  const note = (problem: string) => result.wrong.set(problem, (result.wrong.get(problem) ?? 0) + 1);
  const answers = new Map<string, Set<string>>();
  const until = performance.now() + duration;
  const isOver = () => performance.now() >= until;
  const samples: { at: number; megabytes: number }[] = [];
  try {
    // Collects the answers for both data sets, for later comparison.
    for (const each of folders) {
      await data(['import', '--allow-shrink', each], env);
      await wait(3000);
      for (const path of ['/api/players', '/api/courses', '/api/total-shots', '/api/player-rounds/1']) {
        const { body } = await ask(path);
        answers.set(path, (answers.get(path) ?? new Set()).add(body));
      }
    }
    const requests = requestsOf(ask, answers);
    const visit = async () => {
      while (!isOver()) {
        const request = requests[Math.floor(Math.random() * requests.length)];
        const problem = await request?.().catch((error: unknown) => {
          if (!(error instanceof TurnedAway)) return `no answer: ${String(error)}`;
          result.turnedAway += 1;
          return null;
        });
        if (problem) note(problem);
        await wait(PAUSE);
      }
    };
    const every = async (interval: number, work: () => Promise<void> | void) => {
      while (!isOver()) {
        await wait(Math.min(interval, Math.max(0, until - performance.now())));
        if (!isOver()) await work();
      }
    };
    const started = performance.now();
    await Promise.all([
      ...Array.from({ length: VISITORS }, visit),
      every(KILL_EVERY, () => {
        for (const pid of childrenOf(site.pid)) {
          process.kill(pid, 'SIGKILL');
          result.workersKilled += 1;
        }
      }),
      every(IMPORT_EVERY, async () => {
        await data(['import', '--allow-shrink', folders[result.imports % 2] ?? ''], env);
        result.imports += 1;
      }),
      every(LOOK_EVERY, () => void samples.push({ at: performance.now() - started, megabytes: memoryOf(site.pid) })),
      every(60_000, () =>
        say(
          `${result.requests} requests, ${result.wrong.size} kinds of wrong answers, ${samples.at(-1)?.megabytes.toFixed(0)} MB`,
        ),
      ),
    ]);
    result.leftToBrowser = site.log.filter((line) => line.includes('browsers render')).length;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const warm = samples.filter(({ at }) => at > Math.min(WARM_UP, duration / 4)).map(({ megabytes }) => megabytes);
  const fifth = Math.max(1, Math.floor(warm.length / 5));
  result.memory = {
    first: median(warm.slice(0, fifth)),
    last: median(warm.slice(-fifth)),
    highest: Math.max(...warm),
  };
  return result;
}
