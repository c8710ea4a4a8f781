import type { ComponentType, ReactNode } from 'react';

/** One article: a file of `content/` exports one of these as `article`. */
export interface ArticleContent {
  slug: string;
  title: string;
  /** ISO day. */
  date: string;
  category: 'News' | 'Tool' | 'Blog';
  tags: readonly string[];
  /** Root-relative picture, for search engines. */
  image: string;
  /** Picture for visitors, in the colours of the theme. */
  picture: ComponentType;
  seo: { title: string; description: string; keywords: readonly string[]; image?: string };
  /** Interactive tool on the article's subject: rendered first, in place of the picture, with the text below. */
  tool?: () => ReactNode;
  content: () => ReactNode;
}
