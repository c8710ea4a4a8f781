import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../composition/announcer.ts';

/** Minimum duration of the spinner in milliseconds, so that it is visible on a page without data. */
const SHORTEST = 500;

interface Refresh {
  busy: boolean;
  /** Refetches the page's data, including the latest scores. */
  refresh: () => void;
}

/** Refetches the page's data and announces the end. A failed call is logged to the console. */
export function useRefresh(): Refresh {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(0);
  const refresh = async () => {
    setRunning((count) => count + 1);
    const least = new Promise((resolve) => {
      setTimeout(resolve, SHORTEST);
    });
    await Promise.all([queryClient.invalidateQueries(), least]);
    setRunning((count) => count - 1);
    announce('Refreshed');
  };
  return { busy: running > 0, refresh: () => void refresh() };
}
