import { articlePath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from './article.ts';
import { neighboursOf } from './articles.ts';
import styles from './NextToRead.module.css';

function Neighbour({ article, rel }: { article: ArticleContent; rel: 'prev' | 'next' }) {
  return (
    <Link to={articlePath(article.slug)} rel={rel} className={styles.neighbour}>
      <span className={styles.which}>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      <span className={styles.title}>{article.title}</span>
    </Link>
  );
}

/** Links to the articles published before and after this one. */
export function NextToRead({ slug }: { slug: string }) {
  const { older, newer } = neighboursOf(slug);
  return (
    <nav aria-label="Previous and next article" className={styles.nav}>
      {older && <Neighbour article={older} rel="prev" />}
      {newer && <Neighbour article={newer} rel="next" />}
    </nav>
  );
}
