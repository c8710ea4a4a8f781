import { Page, useHydrated } from '@golf/shared/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, useState } from 'react';
import { ArticleCard } from './ArticleCard.tsx';
import { othersThan } from './articles.ts';
import styles from './DiscoverMore.module.css';
import { turnStrip } from './turn-strip.ts';

/** Fixed draws of the server, one per article: its page is the same for everyone. */
const SERVER_DRAWS = [0, 0, 0];

/** Three random other articles: side by side on a wide screen, a carousel on a narrow one. */
export function DiscoverMore({ slug }: { slug: string }) {
  const title = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [draws] = useState(() => SERVER_DRAWS.map(Math.random));
  const hydrated = useHydrated();
  const others = othersThan(slug, hydrated ? draws : SERVER_DRAWS);

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
        {/* A new key creates a new element: scroll snapping would follow the first card to its new position. */}
        <ul key={String(hydrated)} ref={strip} className={styles.strip}>
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
