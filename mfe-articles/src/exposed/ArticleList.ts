import type { ListedPage } from '@golf/shared/platform';
import { articlePath } from '@golf/shared/routes';
import { articles } from '../articles.ts';

export { ArticleList as default } from '../ArticleList.tsx';

/** All articles, for sitemap and feed. */
export const pages: readonly ListedPage[] = articles.map(({ slug, title, date, image, seo }) => ({
  path: articlePath(slug),
  title,
  description: seo.description,
  date,
  image,
}));
