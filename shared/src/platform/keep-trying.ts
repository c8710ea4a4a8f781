/** The first pause between two tries, and the longest: each is twice the one before. In milliseconds. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;

/**
 * Tries until something that failed is there: in growing pauses, and at once when the browser is back online. A page that nobody
 * looks at waits until somebody does.
 * @param attempt rejects while it is not there
 * @param onSuccess gets it, unless it was given up meanwhile
 * @returns gives it up
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
      // Said already.
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
