import { Page, useHydrated } from '@golf/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ArticleCard } from './ArticleCard.tsx';
import { othersThan } from './articles.ts';
import styles from './DiscoverMore.module.css';
import { turnStrip } from './turn-strip.ts';

/** How many are shown. The server's page is everyone's: these stand there until the browser draws lots. */
const FIRST = [0, 0, 0];

/** Three other articles, others each time: side by side on a desk, a carousel where there is no room for that. */
export function DiscoverMore({ slug }: { slug: string }) {
  const title = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [draws] = useState(() => FIRST.map(Math.random));
  const drawn = useHydrated();
  const others = othersThan(slug, drawn ? draws : FIRST);

  const turn = (by: 1 | -1) => {
    if (strip.current) turnStrip(strip.current, by);
  };
  return (
    <section aria-labelledby={title} aria-roledescription="carousel" className={styles.more}>
      <Page>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            Discover More Content
          </h2>
          <button type="button" aria-label="Previous article" className={styles.turn} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" aria-label="Next article" className={styles.turn} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </button>
        </div>
        {/* A new strip: the old one would scroll after its first card to wherever that has gone. */}
        <ul key={String(drawn)} ref={strip} className={styles.strip}>
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
