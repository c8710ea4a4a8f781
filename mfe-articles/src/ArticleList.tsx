import { PAGE_HEADS, type PageHead, usePageHead } from '@golf/shared/platform';
import { articlePath } from '@golf/shared/routes';
import { Board, Page, useHydrated, useRestOfPage } from '@golf/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleList.module.css';
import { articles, articlesTagged } from './articles.ts';

const HEAD: PageHead = {
  ...PAGE_HEADS.articles,
  items: articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })),
};

/** Articles in the first screen: the lead story, and the row of cards below it. */
const FIRST = 3;

/**
 * All articles as cards, newest first, the first one large; with `?tag=courses` in the address only those with the tag.
 */
export function ArticleList() {
  usePageHead(HEAD);
  const [search] = useSearchParams();
  // The server renders one list for every address.
  const tag = useHydrated() ? search.get('tag') : null;
  const matching = articlesTagged(tag);
  const shown = useRestOfPage() ? matching : matching.slice(0, FIRST);
  return (
    <>
      <Board title="Latest Articles" lead="News, tools and stories about the numbers behind the rounds" />
      <Page>
        {matching.length === 0 && <p className={styles.none}>No articles about “{tag}”.</p>}
        <ul className={styles.grid}>
          {shown.map((article, index) => (
            <li key={article.slug} className={index === 0 ? styles.lead : undefined}>
              <ArticleCard article={article} lead={index === 0} />
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}
