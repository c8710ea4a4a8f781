/** The first pause after a failure, and the longest, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** How often something has failed in a row, and when it is worth another try: after a pause that doubles each time. */
export class Backoff {
  failures = 0;
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether it is too early for another try. */
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
