import Swiper from 'swiper';

/** Duration of a slide, in milliseconds. */
const SPEED = 600;
/** The same while more presses wait. */
const HURRIED = 200;

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

/**
 * Starts Swiper on a carousel: looping and swiping. Bullets and buttons are the carousel's own. Presses during a slide
 * count, each with a slide of its own after that one: a slide that is broken off jumps.
 */
export function createSlider(container: HTMLElement, { wrapperClass, slideClass, onChange }: SliderOptions): Slider {
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const waiting: ((speed: number) => void)[] = [];
  let pendingFrames = 0;

  // Swiper's slideToLoop slides in the next frame, and would take back what was shown in between.
  function waitAFrame(): void {
    pendingFrames += 1;
    requestAnimationFrame(() => {
      pendingFrames -= 1;
      next();
    });
  }

  const swiper = new Swiper(container, {
    wrapperClass,
    slideClass,
    loop: true,
    speed: isStill ? 0 : SPEED,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      transitionEnd: () => next(),
      // Swiper answers each change of size by slideToLoop, the first of them as it starts.
      resize: waitAFrame,
    },
  });

  // Swiper moves its slides without motion before one that goes round, which ends a transition of its own.
  let starting = false;

  function next(): void {
    if (starting || pendingFrames > 0 || swiper.destroyed || swiper.animating) return;
    const slide = waiting.shift();
    if (!slide) return;
    starting = true;
    slide(isStill ? 0 : waiting.length > 0 ? HURRIED : SPEED);
    starting = false;
    // Without motion it is there already.
    next();
  }

  function slide(by: (speed: number) => void): void {
    waiting.push(by);
    next();
  }

  return {
    step: (by) => slide((speed) => (by === 1 ? swiper.slideNext(speed) : swiper.slidePrev(speed))),
    show: (index) =>
      slide((speed) => {
        swiper.slideToLoop(index, speed);
        waitAFrame();
      }),
    destroy: () => swiper.destroy(),
  };
}
