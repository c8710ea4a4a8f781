/** A value that a player reached, with its time. */
export interface Mark {
  player: number;
  value: number;
  /** Days since 1970. */
  day: number;
  /** Id of the round that reached it. 0 for records that derive from days. */
  round: number;
  /** Start day, for records that span more than a round. */
  since: number | null;
}

const compareTimes = (a: Mark, b: Mark) => a.day - b.day || a.round - b.round;

/**
 * History of a record: one step each time it was broken, with all players who reached that value before it was broken
 * again. Marks may be added in any order. Of several at the same time the best counts.
 */
export class Ladder {
  /** By time, each step better than the previous one. Within a step by time. */
  readonly #steps: Mark[][] = [];
  readonly #sign: 1 | -1;

  /** @param low whether lower values are better */
  constructor(low: boolean) {
    this.#sign = low ? -1 : 1;
  }

  /** Number of steps that were not reached later than the mark. */
  #reachedBy(mark: Mark): number {
    let from = 0;
    let to = this.#steps.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareTimes(this.#at(middle), mark) <= 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #at(step: number): Mark {
    return this.#steps[step]?.[0] as Mark; // No step is empty.
  }

  offer(mark: Mark): void {
    const count = this.#reachedBy(mark);
    const lead = count === 0 ? 1 : this.#sign * (mark.value - this.#at(count - 1).value);
    if (lead < 0) return;
    if (lead === 0) join(this.#steps[count - 1] ?? [], mark);
    else this.#insert(mark, count);
  }

  #insert(mark: Mark, count: number): void {
    const before = count - 1;
    const isAtOnce = count > 0 && compareTimes(this.#at(before), mark) === 0;
    const at = isAtOnce ? before : count;
    const step = [mark];
    let end = count;
    for (; end < this.#steps.length; end += 1) {
      const lead = this.#sign * (mark.value - this.#at(end).value);
      if (lead < 0) break;
      if (lead === 0) for (const other of this.#steps[end] ?? []) join(step, other);
    }
    this.#steps.splice(at, end - at, step);
    const beaten = this.#steps[at - 1];
    if (beaten) this.#steps[at - 1] = beaten.filter((other) => compareTimes(other, mark) < 0);
  }

  /** Steps by time, each with the players who reached it before it was broken. */
  get steps(): readonly (readonly Mark[])[] {
    return this.#steps;
  }

  /** Holders of the record, by time. Empty while no mark was added. */
  get holders(): readonly Mark[] {
    return this.#steps.at(-1) ?? [];
  }

  /** The last former holder who is not a present holder. */
  get before(): Mark | null {
    const holders = new Set(this.holders.map(({ player }) => player));
    for (const step of this.#steps.toReversed()) {
      const other = step.find(({ player }) => !holders.has(player));
      if (other) return other;
    }
    return null;
  }
}

/** Adds a mark to a step. The earliest mark of each player counts. */
function join(step: Mark[], mark: Mark): void {
  const own = step.findIndex(({ player }) => player === mark.player);
  if (own !== -1) {
    if (compareTimes(step[own] as Mark, mark) <= 0) return; // Found above.
    step.splice(own, 1);
  }
  const later = step.findIndex((other) => (compareTimes(other, mark) || other.player - mark.player) > 0);
  step.splice(later === -1 ? step.length : later, 0, mark);
}
