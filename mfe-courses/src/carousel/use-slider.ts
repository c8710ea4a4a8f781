import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Slider } from './slider.ts';
import styles from './Carousel.module.css';

/**
 * Makes the slides of a carousel go round, once the code for it is here.
 * @param count of slides: a single one goes nowhere
 * @returns what to do with the slider as soon as there is one; nothing where its code does not come
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
