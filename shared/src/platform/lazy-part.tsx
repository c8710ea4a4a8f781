import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { lateImport } from '../late/late-import.ts';
import { keepTrying } from './keep-trying.ts';
import { recoverFromLostChunk } from './lost-chunk.ts';
import { PartFailure } from './SlotFailure.tsx';

export interface LazyPartOptions<Props> {
  /** The part in the visitor's words, as a sentence begins: "The filter". */
  what: string;
  /** Imports the part: `() => import('./FilterPanel.tsx')`. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Stands there while the part loads: of the final size. Nothing unless given. */
  fallback?: (props: Props) => ReactNode;
  /** Where the words of a failure stand; in place of the part unless given. */
  failure?: (words: ReactNode, props: Props) => ReactNode;
}

/** A component that is fetched when it is first shown. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before it is shown. A failure is left to whoever shows it. */
  preload(): void;
  /** The same, for whoever waits for it. Never rejects. */
  ready(): Promise<void>;
};

/**
 * A part of a feature that is loaded when it is first shown. One that cannot be fetched says so where it stands, and
 * asks again when the visitor presses "Try again", or by itself until it is there. One that takes more than 10 s says so
 * too, and shows once it is there.
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
    // With the words on the screen, not a moment after: the network may be back in between.
    useLayoutEffect(() => {
      if (!failed) return undefined;
      let left = false;
      // It took too long, and may still come.
      part.current?.then(
        (loaded) => left || setModule(loaded),
        () => {}, // Said already.
      );
      const stop = keepTrying(() => part.load(), setModule);
      return () => {
        left = true;
        stop();
      };
    }, [failed]);

    if (module) return <module.default {...props} />;
    if (!failed) return fallback?.(props) ?? null;
    const words = <PartFailure what={what} onRetry={retry} />;
    return failure ? failure(words, props) : words;
  }

  const ready = async () => {
    await part.load().catch(() => {});
  };
  return Object.assign(Part, { preload: () => void ready(), ready });
}
