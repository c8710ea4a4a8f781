import { LARGEST_ANSWER } from './api/forward.ts';
import { readBounded } from './http/bounded.ts';
import type { ApiAnswer } from './pages/renderer.ts';

/** Time limit for the other backend while a page is rendered, in milliseconds. */
const PATIENCE = 1000;
/** Interval between two probes, in milliseconds. */
const PAUSE = 1000;
/** A small answer that every backend has. It is probed after a failed request until it succeeds. */
const PROBE = '/api/total-shots';

export interface ForeignBackend {
  /** Fetches an API path with a short time limit. */
  ask(path: string): Promise<ApiAnswer>;
  /** Reason of the outage. Null: available. */
  problem(): string | null;
  /** Probes the backend after a failure. True: it has recovered, so pages must be rendered again. */
  hasComeBack(): Promise<boolean>;
}

/**
 * Client of another backend, for rendering.
 * @param say called once per outage and once per recovery
 * @param now clock, in milliseconds
 */
export function createForeignBackend(
  origin: string,
  say: (message: string) => void,
  now: () => number = Date.now,
): ForeignBackend {
  let isInDoubt = false;
  let problem: string | null = null;
  let probedAt = -Infinity;

  async function ask(path: string): Promise<ApiAnswer> {
    try {
      const response = await fetch(origin + path, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
      const body = response.body ? await readBounded(response.body, LARGEST_ANSWER) : '';
      isInDoubt ||= response.status >= 500;
      return { status: response.status, body: body.toString() };
    } catch (error) {
      isInDoubt = true;
      throw error;
    }
  }

  /** Reason why the probe failed, in words. Null: available. One failing path is no outage. */
  async function probe(): Promise<string | null> {
    try {
      const { status } = await ask(PROBE);
      return status < 500 ? null : `it answers ${status}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return cause instanceof Error ? cause.message : String(cause);
    }
  }

  return {
    ask,
    problem: () => problem,
    async hasComeBack() {
      if (!isInDoubt || now() - probedAt < PAUSE) return false;
      probedAt = now();
      const why = await probe();
      const wasAway = problem !== null;
      problem = why && `The backend at ${origin} does not answer: ${why}`;
      isInDoubt = problem !== null;
      if (problem !== null && !wasAway) say(problem);
      if (problem === null && wasAway) say(`The backend at ${origin} answers again.`);
      return wasAway && problem === null;
    },
  };
}
