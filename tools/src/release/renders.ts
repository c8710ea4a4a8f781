import { createRenderer } from '@golf/server/pages';
import type { Edition } from '@golf/release-store';
import type { ExposedName } from '@golf/shared/platform/contract';
import { PLACES } from '../browser/places.ts';

/** Server render time of each exposed module's first screen, in milliseconds, scaled to the machine of `YARDSTICK`. */
export type Renders = Partial<Record<ExposedName, number>>;

const TURNS = 12;
/** Milliseconds for the yardstick on the machine of the budgets. */
const YARDSTICK = 6;
/** A module is slower if it exceeds its budget by this factor and by this many milliseconds. */
const NOISE = 2;
const NOISE_MS = 1;

const PLAYERS = Array.from({ length: 4000 }, (_, id) => ({
  id,
  name: `Player ${id}`,
  handicap: id / 7,
  rounds: [id, id],
}));

/** Present speed of this machine: milliseconds for work similar to rendering, with objects and strings. */
function measureYardstick(): number {
  const started = performance.now();
  JSON.stringify(JSON.parse(JSON.stringify(PLAYERS.toSorted((a, b) => b.handicap - a.handicap))));
  return performance.now() - started;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures the server's render time for the first screens of some modules.
 * @param releases folder of a store with all releases of the edition
 * @param address address of a site with that edition, which provides the answers
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
        // Other load of the machine slows down both.
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

/** A sentence per module above its render budget. Modules without a budget are skipped. */
export function slowerThan(budgets: Renders, renders: Renders): string[] {
  return (Object.entries(renders) as [ExposedName, number][]).flatMap(([name, time]) => {
    const budget = budgets[name];
    if (budget === undefined || !isSlower(time, budget)) return [];
    return [`${name} takes the server ${time} ms to render, and budgets.json allows ${budget} ms.`];
  });
}

/** Converts times to budgets. Values that differ only by noise, or were not measured, stay as written. */
export function renderBudgets(renders: Renders, before: Renders): Renders {
  const isSame = (time: number, budget: number) => !isSlower(time, budget) && !isSlower(budget, time);
  const taken = (Object.entries(renders) as [ExposedName, number][]).map(([name, time]) => {
    const budget = before[name];
    return [name, budget !== undefined && isSame(time, budget) ? budget : time] as const;
  });
  return { ...before, ...Object.fromEntries(taken) };
}
