/** Seeded randomness without clock or `Math.random`: a seed determines every byte of the committed demo data. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** Normally distributed around 0 with deviation 1. */
  normal(): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a: derives the start of a separate stream from a name and a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * mulberry32. One stream per purpose (`randomFor(seed, 'rounds', 14)`), so that an added draw does not reshuffle the
 * others.
 */
export function randomFor(seed: number, ...purpose: (string | number)[]): Random {
  let state = hash(`${seed}/${purpose.join('/')}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(int(0, left.length - 1), 1));
    },
  };
}
