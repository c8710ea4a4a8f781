import { formatDottedDay } from '@golf/shared/format';
import { articlePath } from '@golf/shared/routes';
import { Card } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import type { ArticleContent } from './article.ts';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  article: ArticleContent;
  /** Whether it is the first story of a list: as wide as the list, picture next to the text. */
  lead?: boolean;
}

/** An article as a card linked to it. */
export function ArticleCard({ article, lead = false }: ArticleCardProps) {
  const { slug, title, date, category, picture: Picture, seo } = article;
  return (
    <Card as={Link} look="raised" to={articlePath(slug)} className={styles.card} data-lead={lead || undefined}>
      <Picture />
      <span className={styles.words}>
        <span className={styles.meta}>
          {category} · <time dateTime={date}>{formatDottedDay(date)}</time>
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.teaser}>{seo.description}</span>
      </span>
    </Card>
  );
}
