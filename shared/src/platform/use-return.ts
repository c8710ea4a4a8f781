import { useEffect, useEffectEvent } from 'react';

/** The first pause between two tries, and the longest: each is twice the one before. In milliseconds. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;

/**
 * Tries until something that failed is there: in growing pauses, and at once when the browser is back online. A page that nobody
 * looks at waits until somebody does.
 * @param attempt rejects while it is not there
 * @param onReturn called once it is
 */
export function useReturn(attempt: () => Promise<unknown>, onReturn: () => void): void {
  const tryAgain = useEffectEvent(attempt);
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let left = false;
    let isTrying = false;
    let pause = FIRST_PAUSE;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      if (isTrying || left || document.hidden) return;
      isTrying = true;
      clearTimeout(timer);
      try {
        await tryAgain();
        if (!left) tell();
      } catch {
        // Said already.
        if (!left) timer = setTimeout(look, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } finally {
        isTrying = false;
      }
    }

    timer = setTimeout(look, pause);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
