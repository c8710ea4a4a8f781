/** First and longest pause after a failure, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Counts consecutive failures. The pause before the next retry doubles each time. */
export class Backoff {
  failures = 0;
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether it is too early for a retry. */
  get isWaiting(): boolean {
    return this.#now() < this.#until;
  }

  fail(): void {
    this.#until = this.#now() + Math.min(FIRST_PAUSE * 2 ** this.failures, LONGEST_PAUSE);
    this.failures += 1;
  }

  succeed(): void {
    this.failures = 0;
    this.#until = 0;
  }
}
