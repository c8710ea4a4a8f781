import type { ArticleContent } from './article.ts';

const files = import.meta.glob<{ article: ArticleContent }>('./content/*.tsx', { eager: true });

/** All articles, newest first. A new article is one new file of `content/`. */
export const articles: readonly ArticleContent[] = Object.values(files)
  .map(({ article }) => article)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** The articles with a tag, newest first; all of them for null. */
export function articlesTagged(tag: string | null): readonly ArticleContent[] {
  return tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
}

/** The article with a slug; undefined for an unknown slug. */
export function findArticle(slug: string): ArticleContent | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The articles published just before and just after one. */
export function neighboursOf(slug: string): { older: ArticleContent | undefined; newer: ArticleContent | undefined } {
  const place = articles.findIndex((article) => article.slug === slug);
  return { newer: place > 0 ? articles[place - 1] : undefined, older: articles[place + 1] };
}

/**
 * Random other articles, one for each draw, each at most once.
 * @param draws numbers from 0 to below 1, as returned by Math.random
 */
export function othersThan(slug: string, draws: readonly number[]): ArticleContent[] {
  const pool = articles.filter((article) => article.slug !== slug);
  return draws.flatMap((draw) => pool.splice(Math.floor(draw * pool.length), 1));
}
