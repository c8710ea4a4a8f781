import { lateImport } from '@golf/shared/late';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Slider } from './slider.ts';
import styles from './Carousel.module.css';

const sliderCode = lateImport(() => import('./slider.ts'));

/**
 * Loads Swiper and starts it on a carousel.
 * @param count number of slides: a single one needs no slider
 * @returns runs an action on the slider as soon as it has started. Each call retries a failed import; until the code
 * has loaded the first picture stays, and the viewer shows the others
 */
export function useSlider(
  container: RefObject<HTMLElement | null>,
  count: number,
  onChange: (index: number) => void,
): (act: (slider: Slider) => void) => void {
  const make = useRef<() => Promise<Slider | null>>(() => Promise.resolve(null));
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const element = container.current;
    if (!element || count < 2) return undefined;
    let left = false;
    let slider: Slider | null = null;
    make.current = async () => {
      const { createSlider } = await sliderCode.load();
      if (left) return null;
      slider ??= createSlider(element, {
        wrapperClass: styles.track ?? '',
        slideClass: styles.slide ?? '',
        onChange: (index) => change(index),
      });
      return slider;
    };
    void make.current().catch(() => {});
    return () => {
      left = true;
      slider?.destroy();
    };
  }, [container, count]);
  return (act) => {
    // If an import started before this press fails, a new import may still succeed: it is tried once.
    const again = sliderCode.current ? () => make.current() : undefined;
    const made = make.current();
    (again ? made.catch(again) : made).then(
      (slider) => slider && act(slider),
      () => {}, // the picture that stays reports the failure
    );
  };
}
