import { lateImport } from '@golf/shared/late';
import { PartFailure } from '@golf/shared/platform';
import { useState, type ReactNode } from 'react';
import type * as Downloads from './view-file.ts';

const downloads = lateImport(() => import('./view-file.ts'));

type Make = (code: typeof Downloads) => void;

/**
 * Hands out files, by code that comes with the first of them.
 * @returns what makes a file; and the words with "Try again" where its code did not come, else null
 */
export function useDownload(): [download: (make: Make) => void, failure: ReactNode] {
  const [failed, setFailed] = useState<Make | null>(null);
  const download = (make: Make) => {
    setFailed(null);
    downloads.load().then(make, (error: unknown) => {
      console.error(`The download could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
      // A function is an update to React: it is handed over by one.
      setFailed(() => make);
    });
  };
  const words = failed ? <PartFailure what="The download" onRetry={() => download(failed)} /> : null;
  return [download, words];
}
