import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cardId } from '../card/CourseCard.tsx';

/** Events that only a visitor causes. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The page counts as loaded after this time without pending queries or a size change, in milliseconds. */
const SETTLES_IN = 1000;

/** The queries of the cards. */
const CARD_QUERIES = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => /^\/api\/course-\w+\/\d+$/.test(String(path)),
};

/** The course to scroll to; a new object repeats the request. */
export interface Target {
  courseId: number;
}

const find = (target: Target | null) => (target ? document.getElementById(cardId(target.courseId)) : null);

/** Scrolls to a course and keeps it in view while the page still loads, until the visitor interacts. */
export function useOpenCourse(target: Target | null): void {
  const loading = useIsFetching(CARD_QUERIES) > 0;

  useEffect(() => {
    const element = find(target);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target]);

  // After arrival, content that loads because the visitor scrolls moves nothing.
  const arrived = useRef<Target | null>(null);
  useEffect(() => {
    const element = find(target);
    if (!element || arrived.current === target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const cancel = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    // On a busy device timers are late: one more frame shows the changes made meanwhile.
    const settle = () => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(stop);
      });
    };
    const observer = new ResizeObserver(() => {
      element.scrollIntoView();
      cancel();
      if (!loading) timer = setTimeout(settle, SETTLES_IN);
    });
    const stop = () => {
      arrived.current = target;
      observer.disconnect();
    };
    observer.observe(document.documentElement);
    for (const type of USER_INPUT_EVENTS) addEventListener(type, stop, { once: true, passive: true });
    return () => {
      cancel();
      observer.disconnect();
      for (const type of USER_INPUT_EVENTS) removeEventListener(type, stop);
    };
  }, [target, loading]);
}
