import { Card, useCurrentSection } from '@golf/shared/ui';
import styles from './Contents.module.css';
import type { Heading } from './outline.tsx';

/** An article with fewer headings needs no table of contents. */
const FEWEST = 4;

/** The table of contents of a long article. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentSection(headings);
  if (headings.length < FEWEST) return null;
  return (
    <Card as="nav" aria-label="Contents" className={styles.contents}>
      <p className={styles.title}>In this article</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Card>
  );
}
