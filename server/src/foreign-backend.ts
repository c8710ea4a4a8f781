import { LARGEST_ANSWER } from './api/forward.ts';
import { readBounded } from './http/bounded.ts';
import type { ApiAnswer } from './pages/renderer.ts';

/** How long somebody else's backend may take while a page is rendered, in milliseconds. */
const PATIENCE = 1000;
/** How long it is left alone before it is asked again whether it is back, in milliseconds. */
const PAUSE = 1000;
/** A small answer that every backend has: asked for when another did not come, and until it does. */
const PROBE = '/api/total-shots';

export interface ForeignBackend {
  /** Asks it, with little patience. */
  ask(path: string): Promise<ApiAnswer>;
  /** Why it does not answer; null while it does. */
  problem(): string | null;
  /** Finds out whether it answers where that is in doubt; true when it does again, so that pages are made anew. */
  hasComeBack(): Promise<boolean>;
}

/**
 * Somebody else's backend, as pages are made from it.
 * @param say told once that it is away, and once that it is back
 * @param now the clock, in milliseconds
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

  /** Why it does not answer, in words; null when it does. One path that fails is no outage. */
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
