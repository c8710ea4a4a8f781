export interface LoadResult {
  answers: number;
  wrong: string[];
  /** Answers with Retry-After. */
  refused: number;
}

const PATHS = ['/', '/api/players', ...[1, 2, 3, 4, 5].map((id) => `/api/player-rounds/${id}`), '/courses'];
const VISITORS = 6;

/** Problem of an answer. Null: correct. A rejection with Retry-After is correct. */
async function problemOf(path: string, answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status === 503) return answer.headers.has('retry-after') ? null : `${path}: 503 without Retry-After`;
  if (answer.status !== 200) return `${path}: ${answer.status} ${text.slice(0, 200)}`;
  if (path === '/') return text.includes('data-event="expand-player-') ? null : '/: without its rows';
  if (path.startsWith('/api/')) return Array.isArray(JSON.parse(text)) ? null : `${path}: no list`;
  return null;
}

/**
 * Requests pages of several servers continuously until stopped.
 * @param addresses returns the servers that must answer
 */
export function startLoad(addresses: () => readonly string[]): { stop(): Promise<LoadResult> } {
  const wrong: string[] = [];
  let answers = 0;
  let refused = 0;
  let isOver = false;
  /** By server: names of a player, in order. After a newer name, an older one must not appear again. */
  const seen = new Map<string, string[]>();

  async function ask(address: string, path: string): Promise<void> {
    const answer = await fetch(address + path);
    answers += 1;
    if (answer.status === 503) refused += 1;
    const copy = answer.clone();
    const problem = await problemOf(path, answer);
    if (problem) wrong.push(`${address}: ${problem}`);
    if (path !== '/api/players' || copy.status !== 200) return;
    const players = (await copy.json()) as { name: string }[];
    const name = players[4]?.name ?? '';
    const names = seen.get(address) ?? [];
    seen.set(address, names);
    if (names.at(-1) === name) return;
    if (names.includes(name)) wrong.push(`${address}: went back from ${names.at(-1)} to ${name}`);
    names.push(name);
  }

  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      // Like a load balancer: each request goes to one of the present servers.
      const present = addresses();
      const address = present[turn % present.length] ?? '';
      const path = PATHS[Math.floor(turn / present.length) % PATHS.length] ?? '/';
      await ask(address, path).catch((error: unknown) => void wrong.push(`${address}${path}: ${String(error)}`));
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return { answers, wrong, refused };
    },
  };
}
