import { useEffect, useState } from 'react';

/**
 * Id of the section that is being read; null before the first one.
 * @param sections ids of sections or of their headings, in document order; the same array for every render
 * @param below height of the excluded area at the bottom of the window, in per cent: a section starting there is not
 * yet being read
 */
export function useCurrentSection(sections: readonly { id: string }[], below = 66): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const read = new Set<Element>();
    const tell = () => setCurrent(elements.findLast((element) => read.has(element))?.id ?? null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target);
          else read.delete(target);
        }
        tell();
      },
      // Includes the whole page above: a jump may skip sections without showing them.
      { rootMargin: `1000000px 0px -${below}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    // The last section may be too short to scroll up that far: it is current at the end of the page.
    const end = new IntersectionObserver(
      ([footer]) => (footer?.isIntersecting ? setCurrent(elements.at(-1)?.id ?? null) : tell()),
      { threshold: 1 },
    );
    const footer = document.querySelector('footer');
    if (footer) end.observe(footer);
    return () => {
      observer.disconnect();
      end.disconnect();
    };
  }, [sections, below]);
  return current;
}
