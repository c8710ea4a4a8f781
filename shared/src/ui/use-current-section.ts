import { useEffect, useState } from 'react';

/**
 * All of the page above the lower two thirds of the window. A section, or its heading, is in it once it is read, also
 * where a jump has passed it without showing it.
 */
const READ = '1000000px 0px -66% 0px';

/**
 * The id of the section that is being read; null before the first.
 * @param sections ids of sections or of their headings, in their order; the same array from one rendering to the next
 */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
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
  }, [sections]);
  return current;
}
