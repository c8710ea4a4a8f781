import Swiper from 'swiper';

/** How long a change of picture takes, in milliseconds. */
const SPEED = 600;

export interface Slider {
  /** Shows the picture before or after, from the last to the first. */
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

/** Makes slides go round, by swiping too. Bullets and buttons are the carousel's own. */
export function createSlider(container: HTMLElement, { wrapperClass, slideClass, onChange }: SliderOptions): Slider {
  const swiper = new Swiper(container, {
    wrapperClass,
    slideClass,
    loop: true,
    // Each press counts, also while a picture is on its way.
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
