import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startSiteOfMany } from '../site-of-many.ts';

/** Connections at a time, and seconds of one turn. */
const CONNECTIONS = 20;
const TURN = 3;
/** Turns of each, one after the other: what else the machine does hits both. */
const TURNS = 3;

const KEPT = ['/', '/courses', '/articles/golf-handicaps-launched', '/api/players', '/api/player-rounds/1'];

/** Of one player each; nobody has asked for them since the data changed. */
const NOT_KEPT = ['/api/player-rounds/', '/api/player-history/'];

/** Turns until a server of 10,000 players is as fast as it gets: until then it compiles what makes the answers. */
const WARM_UP_TURNS = 3;
/** Milliseconds after which a server has noticed new data, and made its lists anew. */
const NOTICED_AFTER = 2000;

/** What one server has done in one turn. */
interface Turn {
  /** Requests a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
  /** Microseconds of processor time for one request: what else the machine does takes nothing away from that. Only Linux tells. */
  work: number;
}

/** What a server does with one path, beside a bare node:http that sends the same bytes. */
export interface ServerSpeed {
  players: number;
  path: string;
  /** Bytes of the body, as it travels. */
  bytes: number;
  site: Turn;
  /** Null: it is not kept, so that nobody could send the same. */
  bare: Turn | null;
}

interface Server {
  address: string;
  pid: number;
}

/** Processor time that a process and those that it has started have taken, in microseconds; Linux counts it in hundredths of a second. */
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
  const [result] = (await once(run, 'done')) as [autocannon.Result]; // What "done" brings.
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(`${address}: ${result.errors} errors, ${result.non2xx} answers that are not 200`);
  }
  const work = (workOf(pid) - before) / result.requests.total;
  // By a clock of our own: autocannon's knows whole seconds only, and counts the last one to its end.
  return { rate: (1000 * result.requests.total) / (ended - begun), p99: result.latency.p99, work };
}

const loadFor = (server: Server, path: string, seconds: number) =>
  load(server, { duration: seconds, requests: [{ path }] });

/** Asks for each path once, by all connections together: none of the answers is there. */
function loadOnce(server: Server, paths: readonly string[]): Promise<Turn> {
  let next = 0;
  // Autocannon itself would have each connection ask for all of them.
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
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // What "data" brings.
  // A process that has said its address has a number.
  return { address: String(line).trim(), pid: child.pid as number, child };
}

/** Measures the site with so many players. */
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
        // The first seconds of a program are slow.
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

/** What a request costs where one process serves, and where two do. */
export interface ProcessSpeed {
  path: string;
  /** Microseconds of processor time for one request, of all processes together. */
  one: number;
  two: number;
}

/**
 * Measures whether two processes do twice what one does: not by how many requests they answer, for the load takes its
 * share of the same cores, but by what a request costs. As long as it costs the same, two cores answer twice as many.
 */
export async function measureProcesses(players: number, say: (line: string) => void): Promise<ProcessSpeed[]> {
  const costs: Record<'1' | '2', Map<string, number>> = { 1: new Map(), 2: new Map() };
  for (const processes of ['1', '2'] as const) {
    say(`${players} players: CLUSTER=${processes}`);
    const site = await startSiteOfMany(players, { CLUSTER: processes });
    try {
      // The first seconds of a program are slow, and two have twice as many of them.
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
