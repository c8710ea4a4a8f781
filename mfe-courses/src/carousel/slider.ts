import Swiper from 'swiper';

/** Duration of a slide, in milliseconds. */
const SPEED = 600;
/** Duration while more presses are queued. */
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
  /** Called with the index of the incoming picture. */
  onChange: (index: number) => void;
}

/**
 * Starts Swiper on a carousel: looping and swiping. Bullets and buttons are the carousel's own. Presses during a slide
 * are queued, one slide each: interrupting a slide makes it jump.
 */
export function createSlider(container: HTMLElement, { wrapperClass, slideClass, onChange }: SliderOptions): Slider {
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const waiting: ((speed: number) => void)[] = [];
  let pendingFrames = 0;

  // Swiper's slideToLoop runs in the next frame, and would undo a slide shown in between.
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
      // Swiper handles each resize by slideToLoop, the first one at its start.
      resize: waitAFrame,
    },
  });

  // Before a wrap-around Swiper repositions its slides without a transition, which ends a running transition early.
  let starting = false;

  function next(): void {
    if (starting || pendingFrames > 0 || swiper.destroyed || swiper.animating) return;
    const slide = waiting.shift();
    if (!slide) return;
    starting = true;
    slide(isStill ? 0 : waiting.length > 0 ? HURRIED : SPEED);
    starting = false;
    // Without a transition the slide has already ended.
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
