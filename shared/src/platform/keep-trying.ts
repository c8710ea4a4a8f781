/** First and longest pause between two attempts, in milliseconds. Each pause is twice the previous one. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;

/**
 * Repeats a failed attempt until it succeeds: after growing pauses, and at once when the browser is online again. A
 * hidden page waits until it is visible.
 * @param attempt rejects on failure
 * @param onSuccess receives the result, unless the attempts were stopped
 * @returns a function that stops the attempts
 */
export function keepTrying<T>(attempt: () => Promise<T>, onSuccess: (found: T) => void): () => void {
  let isOver = false;
  let isTrying = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  }

  async function retry() {
    if (isTrying || isOver || document.hidden) return;
    isTrying = true;
    clearTimeout(timer);
    try {
      const found = await attempt();
      if (isOver) return;
      stop();
      onSuccess(found);
    } catch {
      // The caller has already reported the failure.
      if (!isOver) timer = setTimeout(retry, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    } finally {
      isTrying = false;
    }
  }

  timer = setTimeout(retry, pause);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  return stop;
}
