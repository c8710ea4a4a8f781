import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cardId } from '../card/CourseCard.tsx';

/** Events that only a visitor causes. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** For how long nothing is awaited, and nothing changes its size, once the page has loaded: milliseconds. */
const SETTLES_IN = 1000;

/** The queries of the cards. */
const CARD_QUERIES = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => /^\/api\/course-\w+\/\d+$/.test(String(path)),
};

/** The course to bring into view; another object asks again. */
export interface Target {
  courseId: number;
}

const find = (target: Target | null) => (target ? document.getElementById(cardId(target.courseId)) : null);

/** Brings a course into view and keeps it there while the page still loads, until the visitor does something. */
export function useOpenCourse(target: Target | null): void {
  const loading = useIsFetching(CARD_QUERIES) > 0;

  useEffect(() => {
    const element = find(target);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target]);

  // Once it has arrived, what loads because the visitor scrolls moves nothing.
  const arrived = useRef<Target | null>(null);
  useEffect(() => {
    const element = find(target);
    if (!element || arrived.current === target) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      element.scrollIntoView();
      clearTimeout(settled);
      if (!loading) settled = setTimeout(stop, SETTLES_IN);
    });
    const stop = () => {
      arrived.current = target;
      observer.disconnect();
    };
    observer.observe(document.documentElement);
    for (const type of USER_INPUT_EVENTS) addEventListener(type, stop, { once: true, passive: true });
    return () => {
      clearTimeout(settled);
      observer.disconnect();
      for (const type of USER_INPUT_EVENTS) removeEventListener(type, stop);
    };
  }, [target, loading]);
}
