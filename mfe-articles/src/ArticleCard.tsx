import { formatDay } from '@golf/shared/format';
import { articlePath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from './article.ts';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  article: ArticleContent;
  /** Whether the picture is on the first screen and is fetched at once. */
  first?: boolean;
}

/** An article as a card that leads to it. */
export function ArticleCard({ article: { slug, title, date, category, image, seo }, first = false }: ArticleCardProps) {
  return (
    <Link to={articlePath(slug)} className={styles.card}>
      <img
        src={image}
        alt=""
        width="1600"
        height="900"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <span className={styles.meta}>
        {category} · <time dateTime={date}>{formatDay(date)}</time>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.teaser}>{seo.description}</span>
    </Link>
  );
}
