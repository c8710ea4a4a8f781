import { formatDottedDay } from '@golf/shared/format';
import { articlePath } from '@golf/shared/routes';
import type { CardSite } from '../site.ts';
import type { ArticleContent } from './content.ts';
import { ownPicture } from './people.ts';

/** One article; null if it does not exist. */
export async function articleContent(site: CardSite, slug: string): Promise<ArticleContent | null> {
  const article = (await site.pages()).find(({ path }) => path === articlePath(slug));
  if (!article) return null;
  return {
    kind: 'article',
    title: article.title,
    day: formatDottedDay(article.date),
    picture: ownPicture(article.image),
  };
}
