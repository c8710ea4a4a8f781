import { useEffect, useEffectEvent } from 'react';

/** The first pause between two tries, and the longest: each is twice the one before. In milliseconds. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;

/**
 * Tries until something that failed is there: in growing pauses, and at once when the browser is back online. A page that nobody
 * looks at waits until somebody does.
 * @param attempt rejects while it is not there
 * @param onSuccess called once it is
 */
export function useRetry(attempt: () => Promise<unknown>, onSuccess: () => void): void {
  const tryAgain = useEffectEvent(attempt);
  const succeed = useEffectEvent(onSuccess);
  useEffect(() => {
    let left = false;
    let isTrying = false;
    let pause = FIRST_PAUSE;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function retry() {
      if (isTrying || left || document.hidden) return;
      isTrying = true;
      clearTimeout(timer);
      try {
        await tryAgain();
        if (!left) succeed();
      } catch {
        // Said already.
        if (!left) timer = setTimeout(retry, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } finally {
        isTrying = false;
      }
    }

    timer = setTimeout(retry, pause);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, []);
}
