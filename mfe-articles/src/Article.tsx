import { formatDottedDay } from '@golf/shared/format';
import { type ArticleProps, type PageHead, ROUTES, usePageHead } from '@golf/shared/platform';
import { articlePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { articleCard } from '@golf/shared/social-cards';
import { Board, Page, useRestOfPage } from '@golf/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ArticleContent } from './article.ts';
import styles from './Article.module.css';
import { findArticle } from './articles.ts';
import { Contents } from './Contents.tsx';
import { DiscoverMore } from './DiscoverMore.tsx';
import { NextToRead } from './NextToRead.tsx';
import { headingsOf, minutesToRead, withAnchors } from './outline.tsx';
import { ShareLink } from './ShareLink.tsx';

/** Blocks of the text in the first screen. */
const FIRST_BLOCKS = 5;

const NOT_FOUND = 'Article not found.';

function headOf(article: ArticleContent | undefined): PageHead {
  if (!article) return { title: `${NOT_FOUND} · ${SITE.name}`, description: NOT_FOUND, path: null, status: 404 };
  const { seo, slug, image } = article;
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    image: seo.image ?? image,
    card: articleCard(slug, `${article.title}: an article of ${SITE.name}.`),
    path: articlePath(slug),
    type: 'article',
    published: article.date,
  };
}

function BackToAll() {
  return (
    <Link to={ROUTES.articles} className={styles.back}>
      <ArrowLeft aria-hidden size={18} />
      Back to All Articles
    </Link>
  );
}

/** One article; "Article not found." for an unknown slug. */
export function Article({ slug }: ArticleProps) {
  const article = findArticle(slug);
  // Stable elements: a slot in them that re-renders before its script has loaded would lose the server's HTML.
  const [tool, content] = useMemo(() => [article?.tool?.(), article?.content()], [article]);
  usePageHead(headOf(article));
  const { hash } = useLocation();
  // A fragment may target any part of the text.
  const hasRest = useRestOfPage(hash === '');
  if (!article) {
    return (
      <>
        <Board title={NOT_FOUND} />
        <Page prose>
          <BackToAll />
        </Page>
        <DiscoverMore slug={slug} />
      </>
    );
  }
  const { title, category, date, picture: Picture } = article;
  const text = withAnchors(content);
  return (
    <>
      <article>
        <Board
          title={title}
          lead={
            <>
              <span>{article.tool ? category : `${category} · ${minutesToRead(content)} min read`}</span>
              {' · '}
              <time dateTime={date}>{formatDottedDay(date)}</time>
            </>
          }
          aside={
            <span className={article.tool && styles.besideTool}>
              <ShareLink slug={slug} title={title} />
            </span>
          }
        />
        <Page>
          {article.tool && (
            <div className={styles.tool}>
              {tool}
              {/* On a phone it would separate the heading from the tool that visitors came for. */}
              <span className={styles.belowTool}>
                <ShareLink slug={slug} title={title} isBelow />
              </span>
            </div>
          )}
          <div className={styles.columns}>
            {!article.tool && (
              <div className={styles.picture}>
                <Picture />
              </div>
            )}
            {/* A new list in each render: the headings of the rest are looked up then. */}
            <Contents headings={headingsOf(content)} />
            <div className={styles.text}>{hasRest ? text : text.slice(0, FIRST_BLOCKS)}</div>
          </div>
          {hasRest && (
            <div className={styles.end}>
              <BackToAll />
              <NextToRead slug={slug} />
            </div>
          )}
        </Page>
      </article>
      {hasRest && <DiscoverMore slug={slug} />}
    </>
  );
}
