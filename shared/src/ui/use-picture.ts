import { useCallback, useState } from 'react';

/**
 * Detects a picture that fails to load, even one in the server's HTML that failed before hydration.
 * @param onFailed called after the failure
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
      // An SVG without dimensions has no natural width either: decoding distinguishes it from a broken picture.
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) image.decode?.().catch(fail);
    },
    [fail],
  );
  return { failed: src === null || lost === src, props: { ref, onError: fail } };
}
