import { articlePath } from '@golf/shared/routes';
import { Board, Page } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './Articles.module.css';
import { articles, dottedDate } from './articles.ts';

/** Every article as a card, newest first. */
export function ArticleList() {
  return (
    <>
      <Board title="Latest Articles" lead="News, tools and stories about the numbers behind the rounds" />
      <Page>
        <ul className={styles.grid}>
          {articles.map(({ slug, title, date, category, image, seo }) => (
            <li key={slug}>
              <Link to={articlePath(slug)} className={styles.card}>
                <img src={image} alt="" width="1600" height="900" loading="lazy" />
                <span className={styles.meta}>
                  {category} · <time dateTime={date}>{dottedDate(date)}</time>
                </span>
                <span className={styles.title}>{title}</span>
                <span className={styles.teaser}>{seo.description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}
