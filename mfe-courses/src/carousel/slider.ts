import Swiper from 'swiper';

/** Duration of a slide, in milliseconds. */
const SPEED = 600;

export interface Slider {
  /** Shows the next or previous picture, wrapping around. */
  step: (by: 1 | -1) => void;
  show: (index: number) => void;
  destroy: () => void;
}

export interface SliderOptions {
  wrapperClass: string;
  slideClass: string;
  /** Told of the picture that is coming into view, by its index. */
  onChange: (index: number) => void;
}

/** Starts Swiper on a carousel: looping and swiping. Bullets and buttons are the carousel's own. */
export function createSlider(container: HTMLElement, { wrapperClass, slideClass, onChange }: SliderOptions): Slider {
  const swiper = new Swiper(container, {
    wrapperClass,
    slideClass,
    loop: true,
    // A press during a slide counts, too.
    loopPreventsSliding: false,
    speed: globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  return {
    step: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    show: (index) => swiper.slideToLoop(index),
    destroy: () => swiper.destroy(),
  };
}
