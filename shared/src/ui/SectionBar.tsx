import { useEffect, useRef } from 'react';
import styles from './SectionBar.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionBarProps {
  /** Accessible name. */
  name: string;
  /** Sections of the page, in document order; the same array for every render. */
  sections: readonly { id: string; title: string }[];
}

/** Sticky row of links to the sections of a page; the section being read is marked. */
export function SectionBar({ name, sections }: SectionBarProps) {
  const current = useCurrentSection(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A row wider than the page scrolls to centre the current section.
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={name} className={styles.bar}>
      <ul ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
