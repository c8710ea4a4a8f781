import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startSiteOfMany, type SiteOfMany } from './site-of-many.ts';

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

type Row = Record<string, string | number>;

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

async function startBare(site: string, path: string): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), site, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // Arguments of "data".
  // A process that has printed its address has a pid.
  return { address: String(line).trim(), pid: child.pid as number, child };
}

/** @param bare left out where the answer is not cached, so that no bare server can send it */
function row(players: number, path: string, site: Turn, bare?: Turn): Row {
  return {
    players,
    path,
    'a second': Math.round(site.rate),
    'p99, ms': site.p99,
    'work, µs': Math.round(site.work),
    ...(bare && {
      'bare, a second': Math.round(bare.rate),
      'bare p99, ms': bare.p99,
      '÷ bare': (site.rate / bare.rate).toFixed(2),
      'bare work ÷ work': (bare.work / site.work).toFixed(2),
    }),
  };
}

async function measureKept(site: Server, path: string, players: number): Promise<Row> {
  const bare = await startBare(site.address, path);
  try {
    const turns = { site: [] as Turn[], bare: [] as Turn[] };
    // Warm-up of the program.
    for (const server of [site, bare]) await loadFor(server, path, 1);
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.site.push(await loadFor(site, path, TURN));
      turns.bare.push(await loadFor(bare, path, TURN));
    }
    return row(players, path, best(turns.site), best(turns.bare));
  } finally {
    bare.child.kill();
  }
}

async function measureNotKept(site: SiteOfMany, what: string, players: number): Promise<Row> {
  const paths = Array.from({ length: players }, (_, index) => `${what}${index + 1}`);
  const turns: Turn[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    await site.outdate();
    await sleep(NOTICED_AFTER);
    turns.push(await loadOnce(site, paths));
  }
  return row(players, `${what}… (not kept)`, best(turns.slice(-TURNS)));
}

/** Prints the requests per second of one process, next to a bare node:http that sends the same bytes. */
export async function benchServer(counts: readonly number[]): Promise<void> {
  const rows: Row[] = [];
  for (const players of counts) {
    const site = await startSiteOfMany(players);
    try {
      for (const path of KEPT) rows.push(await measureKept(site, path, players));
      for (const what of NOT_KEPT) rows.push(await measureNotKept(site, what, players));
    } finally {
      await site.stop();
    }
  }
  console.table(rows);
}
