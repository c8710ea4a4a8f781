import { useEffect, useState } from 'react';

/** Pause in typing before a message, in ms. */
const PAUSE = 700;

/**
 * Returns a message after a pause in typing, and removes it at once when it is no longer true.
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
