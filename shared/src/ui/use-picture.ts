import { useCallback, useState } from 'react';

/**
 * Tells whether a picture did not load, also one of the server's HTML that failed before React listened.
 * @param onFailed called once it has failed
 * @returns `failed`, and the props of the `<img>`
 */
export function usePicture(src: string | null, onFailed?: () => void) {
  const [lost, setLost] = useState<string | null>(null);
  const fail = useCallback(() => {
    setLost(src);
    onFailed?.();
  }, [src, onFailed]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // A drawing without measures has no width either: decoding tells whether it is one.
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) image.decode?.().catch(fail);
    },
    [fail],
  );
  return { failed: src === null || lost === src, props: { ref, onError: fail } };
}
