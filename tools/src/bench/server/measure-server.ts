import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSiteOfMany } from '../site-of-many.ts';

/** Connections at a time, and seconds of one turn. */
const CONNECTIONS = 20;
const TURN = 3;
/** Turns of each, one after the other: what else the machine does hits both. */
const TURNS = 3;

const CACHED = ['/', '/courses', '/articles/golf-handicaps-launched', '/api/players', '/api/player-rounds/1'];

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

/** Processor time that a process has taken, in microseconds; Linux counts it in hundredths of a second. */
function workOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function loadFor({ address, pid }: Server, paths: readonly string[], seconds: number): Promise<Turn> {
  const before = workOf(pid);
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
  });
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(`${paths[0]}: ${result.errors} errors, ${result.non2xx} answers that are not 200`);
  }
  const work = (workOf(pid) - before) / result.requests.total;
  return { rate: result.requests.average, p99: result.latency.p99, work };
}

const best = (turns: readonly Turn[]): Turn => ({
  rate: Math.max(...turns.map(({ rate }) => rate)),
  p99: Math.min(...turns.map(({ p99 }) => p99)),
  work: Math.min(...turns.map(({ work }) => work)),
});

async function startBare(site: string): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), site, ...CACHED], {
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
    for (const path of CACHED) {
      const answer = await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } });
      sizes.set(path, Number(answer.headers.get('content-length')));
      await answer.body?.cancel();
    }
    const bare = await startBare(site.address);
    const found: ServerSpeed[] = [];
    try {
      for (const path of CACHED) {
        say(`${players} players: ${path}`);
        const turns = { site: [] as Turn[], bare: [] as Turn[] };
        // The first seconds of a program are slow.
        for (const server of [site, bare]) await loadFor(server, [path], 1);
        for (let turn = 0; turn < TURNS; turn += 1) {
          turns.site.push(await loadFor(site, [path], TURN));
          turns.bare.push(await loadFor(bare, [path], TURN));
        }
        const bytes = sizes.get(path) ?? 0;
        found.push({ players, path, bytes, site: best(turns.site), bare: best(turns.bare) });
      }
    } finally {
      bare.child.kill();
    }
    // Each once: none of them is kept.
    const each = Array.from({ length: players }, (_, index) => `/api/player-history/${index + 1}`);
    const notKept = await loadFor(site, each, players / 5000);
    found.push({ players, path: '/api/player-history/… (not kept)', bytes: 0, site: notKept, bare: null });
    return found;
  } finally {
    await site.stop();
  }
}
