import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Slider } from './slider.ts';
import styles from './Carousel.module.css';

/**
 * Loads Swiper and starts it on a carousel.
 * @param count number of slides: a single one needs no slider
 * @returns runs an action on the slider as soon as it has started; never, if its chunk cannot be loaded
 */
export function useSlider(
  container: RefObject<HTMLElement | null>,
  count: number,
  onChange: (index: number) => void,
): (act: (slider: Slider) => void) => void {
  const coming = useRef<Promise<Slider | null> | null>(null);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const element = container.current;
    if (!element || count < 2) return undefined;
    let left = false;
    const slider = import('./slider.ts').then(
      ({ createSlider }) =>
        left
          ? null
          : createSlider(element, {
              wrapperClass: styles.track ?? '',
              slideClass: styles.slide ?? '',
              onChange: (index) => change(index),
            }),
      // The first picture stays; the others can be seen in the viewer.
      () => null,
    );
    coming.current = slider;
    return () => {
      left = true;
      void slider.then((made) => made?.destroy());
    };
  }, [container, count]);
  return (act) => void coming.current?.then((slider) => slider && act(slider));
}
