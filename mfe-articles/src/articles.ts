import type { ArticleContent } from './article.ts';

const files = import.meta.glob<{ article: ArticleContent }>('./content/*.tsx', { eager: true });

/** Every article, newest first. A new article is one new file of `content/`. */
export const articles: readonly ArticleContent[] = Object.values(files)
  .map(({ article }) => article)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** The article of an address; undefined when there is none. */
export function findArticle(slug: string): ArticleContent | undefined {
  return articles.find((article) => article.slug === slug);
}

/** "2025-09-11" as the date box shows it: "11.09.2025". */
export function dottedDate(date: string): string {
  return date.split('-').toReversed().join('.');
}
