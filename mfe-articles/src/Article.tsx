import { usePageHead, type ArticleProps, type PageHead } from '@golf/shared/platform';
import { articlePath, ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Board, Page } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import type { ArticleContent } from './article.ts';
import styles from './Articles.module.css';
import { dottedDate, findArticle } from './articles.ts';

const NOT_FOUND = 'Article not found.';

function headOf(article: ArticleContent | undefined): PageHead {
  if (!article) return { title: `${NOT_FOUND} · ${SITE.name}`, description: NOT_FOUND, path: null, status: 404 };
  const { seo, slug, image } = article;
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    image: seo.image ?? image,
    path: articlePath(slug),
    type: 'article',
    published: article.date,
  };
}

/** One article, or the word that there is none at this address. */
export function Article({ slug }: ArticleProps) {
  const article = findArticle(slug);
  usePageHead(headOf(article));
  const back = (
    <Link to={ROUTES.articles} className={styles.back}>
      Back to All Articles
    </Link>
  );
  if (!article) {
    return (
      <>
        <Board title={NOT_FOUND} />
        <Page prose>{back}</Page>
      </>
    );
  }
  const Content = article.content;
  return (
    <article>
      <Board
        title={article.title}
        lead={
          <>
            {article.category} · <time dateTime={article.date}>{dottedDate(article.date)}</time>
          </>
        }
      />
      <Page prose>
        <img src={article.image} alt="" width="1600" height="900" className={styles.picture} />
        <div className={styles.body}>
          <Content />
        </div>
        {back}
      </Page>
    </article>
  );
}
