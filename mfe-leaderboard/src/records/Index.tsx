import { useCurrentSection } from '@golf/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './Index.module.css';

export interface IndexProps {
  sections: readonly { id: string; title: string }[];
}

/** Sticky row of section links; the section being read is marked. */
export function Index({ sections }: IndexProps) {
  const current = useCurrentSection(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the page: it scrolls to centre the current section.
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav aria-label="Records" className={styles.index}>
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
