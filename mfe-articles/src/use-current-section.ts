import { useEffect, useState } from 'react';
import type { Heading } from './outline.tsx';

/**
 * All of the page above the lower two thirds of the window. A heading is in it once its section is read, also where a
 * jump has passed it without showing it.
 */
const READ = '1000000px 0px -66% 0px';

/** The id of the section that is being read; null before the first. */
export function useCurrentSection(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const read = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target);
          else read.delete(target);
        }
        setCurrent(elements.findLast((element) => read.has(element))?.id ?? null);
      },
      { rootMargin: READ },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
