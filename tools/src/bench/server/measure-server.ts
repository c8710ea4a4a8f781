import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startSiteOfMany } from '../site-of-many.ts';

/** Concurrent connections, and seconds per turn. */
const CONNECTIONS = 20;
const TURN = 3;
/** Turns per server, alternating, so that other load of the machine affects both. */
const TURNS = 3;

const KEPT = ['/', '/courses', '/articles/golf-handicaps-launched', '/api/players', '/api/player-rounds/1'];

/** One player each. Not requested since the last change of the data, so not cached. */
const NOT_KEPT = ['/api/player-rounds/', '/api/player-history/'];

/** Turns until a server with 10,000 players reaches full speed, as V8 compiles the code of the answers first. */
const WARM_UP_TURNS = 3;
/** Milliseconds until a server has noticed new data and rebuilt its lists. */
const NOTICED_AFTER = 2000;

interface Turn {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the response time, in milliseconds. */
  p99: number;
  /** CPU time per request in microseconds, independent of other load on the machine. Linux only. */
  work: number;
}

/** Results for one path, compared with a bare node:http server that sends the same bytes. */
export interface ServerSpeed {
  players: number;
  path: string;
  /** Transferred bytes of the body. */
  bytes: number;
  site: Turn;
  /** Null: the answer is not cached, so no bare server can send it. */
  bare: Turn | null;
}

interface Server {
  address: string;
  pid: number;
}

/** CPU time of a process and its children, in microseconds. Linux counts in hundredths of a second. */
function workOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) * 10_000;
  return started.reduce((sum, child) => sum + workOf(Number(child)), own);
}

async function load({ address, pid }: Server, options: Omit<autocannon.Options, 'url'>): Promise<Turn> {
  const before = workOf(pid);
  const headers = { 'accept-encoding': 'br' };
  const begun = performance.now();
  let ended = begun;
  const run = autocannon({ url: address, connections: CONNECTIONS, headers, ...options }, () => {});
  run.on('response', () => (ended = performance.now()));
  const [result] = (await once(run, 'done')) as [autocannon.Result]; // Arguments of "done".
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(`${address}: ${result.errors} errors, ${result.non2xx} answers that are not 200`);
  }
  const work = (workOf(pid) - before) / result.requests.total;
  // Measured here: autocannon counts whole seconds, and rounds the last one up.
  return { rate: (1000 * result.requests.total) / (ended - begun), p99: result.latency.p99, work };
}

const loadFor = (server: Server, path: string, seconds: number) =>
  load(server, { duration: seconds, requests: [{ path }] });

/** Requests each path once, spread over all connections. None of the answers is cached. */
function loadOnce(server: Server, paths: readonly string[]): Promise<Turn> {
  let next = 0;
  // By default autocannon requests all paths on each connection.
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: paths[next++ % paths.length] });
  return load(server, { amount: paths.length, requests: [{ setupRequest }] });
}

const best = (turns: readonly Turn[]): Turn => ({
  rate: Math.max(...turns.map(({ rate }) => rate)),
  p99: Math.min(...turns.map(({ p99 }) => p99)),
  work: Math.min(...turns.map(({ work }) => work)),
});

async function startBare(site: string): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), site, ...KEPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // Arguments of "data".
  // A process that has printed its address has a pid.
  return { address: String(line).trim(), pid: child.pid as number, child };
}

export async function measureServer(players: number, say: (line: string) => void): Promise<ServerSpeed[]> {
  const site = await startSiteOfMany(players);
  try {
    const sizes = new Map<string, number>();
    for (const path of KEPT) {
      const answer = await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } });
      sizes.set(path, Number(answer.headers.get('content-length')));
      await answer.body?.cancel();
    }
    const bare = await startBare(site.address);
    const found: ServerSpeed[] = [];
    try {
      for (const path of KEPT) {
        say(`${players} players: ${path}`);
        const turns = { site: [] as Turn[], bare: [] as Turn[] };
        // Warm-up of the program.
        for (const server of [site, bare]) await loadFor(server, path, 1);
        for (let turn = 0; turn < TURNS; turn += 1) {
          turns.site.push(await loadFor(site, path, TURN));
          turns.bare.push(await loadFor(bare, path, TURN));
        }
        const bytes = sizes.get(path) ?? 0;
        found.push({ players, path, bytes, site: best(turns.site), bare: best(turns.bare) });
      }
    } finally {
      bare.child.kill();
    }
    for (const what of NOT_KEPT) {
      say(`${players} players: ${what}`);
      const paths = Array.from({ length: players }, (_, index) => `${what}${index + 1}`);
      const turns: Turn[] = [];
      for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
        await site.outdate();
        await sleep(NOTICED_AFTER);
        turns.push(await loadOnce(site, paths));
      }
      found.push({ players, path: `${what}… (not kept)`, bytes: 0, site: best(turns.slice(-TURNS)), bare: null });
    }
    return found;
  } finally {
    await site.stop();
  }
}

/** Cost of a request with one process and with two. */
export interface ProcessSpeed {
  path: string;
  /** CPU time per request in microseconds, over all processes. */
  one: number;
  two: number;
}

/**
 * Measures whether two processes double the capacity of one. It compares the cost per request, not the request rate, as
 * the load generator uses the same cores. At equal cost, two cores answer twice as many requests.
 */
export async function measureProcesses(players: number, say: (line: string) => void): Promise<ProcessSpeed[]> {
  const costs: Record<'1' | '2', Map<string, number>> = { 1: new Map(), 2: new Map() };
  for (const processes of ['1', '2'] as const) {
    say(`${players} players: CLUSTER=${processes}`);
    const site = await startSiteOfMany(players, { CLUSTER: processes });
    try {
      // Warm-up. Two processes need twice as long.
      for (const path of KEPT) await loadFor(site, path, TURN);
      for (const path of KEPT) {
        const turns: Turn[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) turns.push(await loadFor(site, path, TURN));
        costs[processes].set(path, best(turns).work);
      }
    } finally {
      await site.stop();
    }
  }
  return KEPT.map((path) => ({ path, one: costs[1].get(path) ?? NaN, two: costs[2].get(path) ?? NaN }));
}
