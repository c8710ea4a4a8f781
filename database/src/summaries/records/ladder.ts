/** What somebody has reached, and when. */
export interface Mark {
  player: number;
  value: number;
  /** Days since 1970. */
  day: number;
  /** Id of the round that it was reached with; 0 for what days make. */
  round: number;
  /** The day on which it began, for what takes longer than a round. */
  since: number | null;
}

const compareTimes = (a: Mark, b: Mark) => a.day - b.day || a.round - b.round;

/**
 * How a record has grown: a step for each time that it was broken, with those who have reached the same value before it
 * was broken again. Marks may come in any order. Of several at the same time the best one counts.
 */
export class Ladder {
  /** By time, each better than the one before it; in each step those who have reached it, by time. */
  readonly #steps: Mark[][] = [];
  readonly #sign: 1 | -1;

  /** @param low whether lower values are better */
  constructor(low: boolean) {
    this.#sign = low ? -1 : 1;
  }

  /** How many steps there are that were not reached later. */
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

  /** The steps by time, each with those who have reached it before it was broken. */
  get steps(): readonly (readonly Mark[])[] {
    return this.#steps;
  }

  /** Those who hold the record, by time; nobody while nothing was offered. */
  get holders(): readonly Mark[] {
    return this.#steps.at(-1) ?? [];
  }

  /** The last to hold it who does not hold it now. */
  get before(): Mark | null {
    const holders = new Set(this.holders.map(({ player }) => player));
    for (const step of this.#steps.toReversed()) {
      const other = step.find(({ player }) => !holders.has(player));
      if (other) return other;
    }
    return null;
  }
}

/** Puts a mark among equals; of one player the earliest counts. */
function join(step: Mark[], mark: Mark): void {
  const own = step.findIndex(({ player }) => player === mark.player);
  if (own !== -1) {
    if (compareTimes(step[own] as Mark, mark) <= 0) return; // Found above.
    step.splice(own, 1);
  }
  const later = step.findIndex((other) => (compareTimes(other, mark) || other.player - mark.player) > 0);
  step.splice(later === -1 ? step.length : later, 0, mark);
}
