import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { lateImport } from '../late/late-import.ts';
import { Failure } from '../ui/Failure.tsx';
import { keepTrying } from './keep-trying.ts';
import { recoverFromLostChunk } from './lost-chunk.ts';

export interface LazyPartOptions<Props> {
  /** Display name of the part, as the start of a sentence: "The filter". */
  what: string;
  /** Imports the part: `() => import('./FilterPanel.tsx')`. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown while the part loads, in its final size. Default: nothing. */
  fallback?: (props: Props) => ReactNode;
  /** Places the failure message. Default: in place of the part. */
  failure?: (words: ReactNode, props: Props) => ReactNode;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before its first render. A failure is reported on render. */
  preload(): void;
  /** Like `preload`, as a promise. Never rejects. */
  ready(): Promise<void>;
};

/**
 * A part of a feature that loads on first render. A part that fails to load shows an error in its place, with "Try
 * again", and retries by itself until it succeeds. A part that takes more than 10 s shows the error as well, and
 * replaces the error once it has loaded.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> {
  const { what, load, fallback, failure } = options;
  const part = lateImport(load);

  function Part(props: Props) {
    const [module, setModule] = useState(() => part.module);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (module || failed) return undefined;
      let left = false;
      const onError = (error: unknown) => {
        console.error(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
        setFailed(true);
        void recoverFromLostChunk(error);
      };
      part.load().then(
        (loaded) => left || setModule(loaded),
        (error: unknown) => left || onError(error),
      );
      return () => {
        left = true;
      };
    }, [module, failed]);

    const retry = () => setFailed(false);
    // Layout effect: starts listening for `online` in the same commit that shows the error.
    useLayoutEffect(() => {
      if (!failed) return undefined;
      let left = false;
      // A load that timed out may still succeed.
      part.current?.then(
        (loaded) => left || setModule(loaded),
        () => {}, // Already reported.
      );
      const stop = keepTrying(() => part.load(), setModule);
      return () => {
        left = true;
        stop();
      };
    }, [failed]);

    if (module) return <module.default {...props} />;
    if (!failed) return fallback?.(props) ?? null;
    const words = <Failure kind="part" onRetry={retry}>{`${what} could not be loaded.`}</Failure>;
    return failure ? failure(words, props) : words;
  }

  const ready = async () => {
    await part.load().catch(() => {});
  };
  return Object.assign(Part, { preload: () => void ready(), ready });
}
