import { recoverFromLostChunk } from '@golf/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the shell that is fetched when it is first wanted.
 * @param what names it on the console, should it not come
 * @param load imports it; asked again the next time after a failure
 * @returns the module; null until it is here
 */
export function useChunk<Module extends object>(
  what: string,
  load: () => Promise<Module>,
  wanted: boolean,
  onFailure: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    console.error(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
    onFailure();
    void recoverFromLostChunk(error);
  });
  const begin = useEffectEvent(load);

  useEffect(() => {
    if (!wanted || module) return undefined;
    let left = false;
    begin().then(
      (loaded) => left || setModule(loaded),
      (error: unknown) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, [wanted, module]);
  return wanted ? module : null;
}
