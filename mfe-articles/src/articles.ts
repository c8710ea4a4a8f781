import type { ArticleContent } from './article.ts';

const files = import.meta.glob<{ article: ArticleContent }>('./content/*.tsx', { eager: true });

/** Every article, newest first. A new article is one new file of `content/`. */
export const articles: readonly ArticleContent[] = Object.values(files)
  .map(({ article }) => article)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** The articles with a tag, newest first; all of them for null. */
export function articlesTagged(tag: string | null): readonly ArticleContent[] {
  return tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
}

/** The article with a slug; undefined when there is none. */
export function findArticle(slug: string): ArticleContent | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The articles published just before and just after one. */
export function neighboursOf(slug: string): { older: ArticleContent | undefined; newer: ArticleContent | undefined } {
  const place = articles.findIndex((article) => article.slug === slug);
  return { newer: place > 0 ? articles[place - 1] : undefined, older: articles[place + 1] };
}

/**
 * As many of the other articles as there are draws, each at most once.
 * @param draws numbers from 0 up to 1, as Math.random gives them
 */
export function othersThan(slug: string, draws: readonly number[]): ArticleContent[] {
  const pool = articles.filter((article) => article.slug !== slug);
  return draws.flatMap((draw) => pool.splice(Math.floor(draw * pool.length), 1));
}
