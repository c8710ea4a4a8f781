import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read; null before the first.
 * @param sections ids of sections or of their headings, in their order; the same array from one rendering to the next
 * @param below per cent of the window, from below, in which what begins is not yet being read
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
      // All of the page above: also what a jump has passed without showing it.
      { rootMargin: `1000000px 0px -${below}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    // The last section may be too short to come up that far: it is read where the page ends.
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
