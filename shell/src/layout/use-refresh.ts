import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../composition/announcer.ts';

/** Minimum duration of the spinner in milliseconds, so that it shows on pages without data, too. */
const SHORTEST = 500;

interface Refresh {
  busy: boolean;
  /** Fetches the page's data again, the latest scores among it. */
  refresh: () => void;
}

/** Refetches the data of the page, and announces when that is done. Failed calls are logged to the console. */
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
