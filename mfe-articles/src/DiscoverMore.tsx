import { Page, useHydrated } from '@golf/shared/ui';
import { useId, useState } from 'react';
import { ArticleCard } from './ArticleCard.tsx';
import { othersThan } from './articles.ts';
import styles from './DiscoverMore.module.css';

/** How many are shown. The server's page is everyone's: these stand there until the browser draws lots. */
const FIRST = [0, 0, 0];

/** Three other articles, others each time: side by side on a desk, a strip to swipe on a phone. */
export function DiscoverMore({ slug }: { slug: string }) {
  const title = useId();
  const [draws] = useState(() => FIRST.map(Math.random));
  const drawn = useHydrated();
  const others = othersThan(slug, drawn ? draws : FIRST);
  return (
    <section aria-labelledby={title} className={styles.more}>
      <Page>
        <h2 id={title} className={styles.title}>
          Discover More Content
        </h2>
        {/* A new strip: the old one would scroll after its first card to wherever that has gone. */}
        <ul key={String(drawn)} className={styles.strip}>
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
