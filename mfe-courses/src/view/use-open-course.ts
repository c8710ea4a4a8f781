import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What tells that the visitor has taken over. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long what has loaded takes to be laid out, at most, in milliseconds. */
const SETTLES_IN = 1000;

/** The calls of the cards. */
const ofCards = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => /^\/api\/course-\w+\/\d+$/.test(String(path)),
};

const find = (target: Target | null) => (target ? document.getElementById(target.elementId) : null);

/** What to bring into view; another object asks again. */
export interface Target {
  elementId: string;
}

/** Brings an element into view and keeps it there while the page still loads, until the visitor takes over. */
export function useOpenCourse(target: Target | null): void {
  const loading = useIsFetching(ofCards) > 0;

  useEffect(() => {
    const element = find(target);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target]);

  // What loads later, because the visitor has scrolled to it, moves nothing.
  const arrived = useRef<Target | null>(null);
  useEffect(() => {
    const element = find(target);
    if (!element || arrived.current === target) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView());
    const stop = () => {
      arrived.current = target;
      observer.disconnect();
    };
    observer.observe(document.documentElement);
    for (const hand of HANDS) addEventListener(hand, stop, { once: true, passive: true });
    // With everything here, the cards above still take their size.
    const settled = loading ? undefined : setTimeout(stop, SETTLES_IN);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
      for (const hand of HANDS) removeEventListener(hand, stop);
    };
  }, [target, loading]);
}
