import { useEffect, useState } from 'react';

/** How long nothing has to be typed for a message to come, in ms. */
const PAUSE = 700;

/**
 * A message once typing has paused; it goes at once when it is no longer true.
 * @param typed changes with every keystroke
 */
export function useSettled(message: string | undefined, typed: unknown): string | undefined {
  const [settled, setSettled] = useState({ message, typed });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ message, typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [message, typed]);
  return message === settled.message ? message : undefined;
}
