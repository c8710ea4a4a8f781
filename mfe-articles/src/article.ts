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
  /** What visitors see of it: drawn in the colours of the theme. */
  picture: ComponentType;
  seo: { title: string; description: string; keywords: readonly string[]; image?: string };
  /** What the article is about, to be used: it comes first, in place of the picture, and the text after it. */
  tool?: () => ReactNode;
  /** What the article says. */
  content: () => ReactNode;
}
