import { createRenderer } from '@golf/server/renderer';
import type { Edition } from '@golf/release-store';
import type { ExposedName } from '@golf/shared/platform/contract';
import { PLACES } from '../browser/places.ts';

/** Milliseconds that the server takes for the first screen of each exposed module, as on the machine of `YARDSTICK`. */
export type Renders = Partial<Record<ExposedName, number>>;

/** Each page is rendered so often. */
const TURNS = 12;
/** Milliseconds that the machine on which the budgets were written takes for the yardstick. */
const YARDSTICK = 6;
/** A module that takes this much longer than agreed, and this many milliseconds, takes longer. */
const NOISE = 2;
const NOISE_MS = 1;

const PLAYERS = Array.from({ length: 4000 }, (_, id) => ({
  id,
  name: `Player ${id}`,
  handicap: id / 7,
  rounds: [id, id],
}));

/** How fast this machine is just now: milliseconds for work that is much like rendering, objects and strings. */
function measureYardstick(): number {
  const started = performance.now();
  JSON.stringify(JSON.parse(JSON.stringify(PLAYERS.toSorted((a, b) => b.handicap - a.handicap))));
  return performance.now() - started;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures how long the server takes for the first screens of some modules.
 * @param releases folder of a store with all of the edition
 * @param address of a site with that edition, whose answers are shown
 */
export async function measureRenders(
  releases: string,
  live: Edition,
  address: string,
  modules: readonly string[],
): Promise<Renders> {
  const answers = new Map<string, Promise<{ status: number; body: string }>>();
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, body: await answer.text() };
  };
  const renderer = createRenderer({
    releases,
    live,
    warn: () => {},
    fetchAnswer(path) {
      const answer = answers.get(path) ?? ask(path);
      answers.set(path, answer);
      return answer;
    },
  });
  try {
    const turns = new Map<ExposedName, number[]>();
    const wanted = [...PLACES.keys()].filter((name) => modules.includes(name));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const path of new Set(wanted.flatMap((name) => PLACES.get(name) ?? []))) {
        const before = measureYardstick();
        const times = (await renderer.render(path))?.times ?? {};
        // What else the machine does at that moment makes both slower.
        const speed = YARDSTICK / Math.max(before, measureYardstick());
        for (const name of wanted) {
          const time = PLACES.get(name) === path ? times[name] : undefined;
          if (time !== undefined) turns.set(name, [...(turns.get(name) ?? []), time * speed]);
        }
      }
    }
    return Object.fromEntries([...turns].map(([name, times]) => [name, Math.round(median(times) * 10) / 10]));
  } finally {
    await renderer.close();
  }
}

const isSlower = (time: number, budget: number) => time > budget * NOISE && time > budget + NOISE_MS;

/** A sentence for each module that takes longer than agreed; a module without a budget is not held to one. */
export function slowerThan(budgets: Renders, renders: Renders): string[] {
  return (Object.entries(renders) as [ExposedName, number][]).flatMap(([name, time]) => {
    const budget = budgets[name];
    if (budget === undefined || !isSlower(time, budget)) return [];
    return [`${name} takes the server ${time} ms to render, and budgets.json allows ${budget} ms.`];
  });
}

/** The times as budgets: what is the same but for noise stays as it is written, and what was not measured. */
export function renderBudgets(renders: Renders, before: Renders): Renders {
  const isSame = (time: number, budget: number) => !isSlower(time, budget) && !isSlower(budget, time);
  const taken = (Object.entries(renders) as [ExposedName, number][]).map(([name, time]) => {
    const budget = before[name];
    return [name, budget !== undefined && isSame(time, budget) ? budget : time] as const;
  });
  return { ...before, ...Object.fromEntries(taken) };
}
