import { lateImport } from '@golf/shared/late';
import { Failure } from '@golf/shared/ui';
import { useState, type ReactNode } from 'react';
import type * as Downloads from './view-file.ts';

const downloads = lateImport(() => import('./view-file.ts'));

type Make = (code: typeof Downloads) => void;

/**
 * Downloads files; the code loads with the first download.
 * @returns the download function, and the error message with "Try again" if the code failed to load, else null
 */
export function useDownload(): [download: (make: Make) => void, failure: ReactNode] {
  const [failed, setFailed] = useState<Make | null>(null);
  const download = (make: Make) => {
    setFailed(null);
    downloads.load().then(make, (error: unknown) => {
      console.error(`The download could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
      // React would call a plain function as an updater, so the state holds a function that returns it.
      setFailed(() => make);
    });
  };
  const words = failed ? (
    <Failure kind="part" onRetry={() => download(failed)}>
      The download could not be loaded.
    </Failure>
  ) : null;
  return [download, words];
}
