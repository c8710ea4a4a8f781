import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What tells that the visitor has taken over. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The calls of this page. */
const ofCourses = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/api/course'),
};

const find = (target: Target | null) => (target ? document.getElementById(target.elementId) : null);

/** What to bring into view; another object asks again. */
export interface Target {
  elementId: string;
}

/** Brings an element into view and keeps it there while the page still loads, until the visitor takes over. */
export function useOpenCourse(target: Target | null): void {
  const loading = useIsFetching(ofCourses) > 0;

  useEffect(() => {
    const element = find(target);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target]);

  useEffect(() => {
    const element = find(target);
    if (!element || !loading) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView());
    const stop = () => observer.disconnect();
    observer.observe(document.documentElement);
    for (const hand of HANDS) addEventListener(hand, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const hand of HANDS) removeEventListener(hand, stop);
    };
  }, [target, loading]);
}
