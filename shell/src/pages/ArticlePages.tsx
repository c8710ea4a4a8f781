import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { articlePath } from '@golf/shared/routes';
import { Board, Page, Skeleton } from '@golf/shared/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PAGE_HEADS } from '@golf/shared/page-heads';

/** The list of articles. */
export function ArticleListPage() {
  useOuterPageHead(PAGE_HEADS.articles);
  const fallback = (
    <>
      <Board title="Latest Articles" lead="News, tools and stories about the numbers behind the rounds" />
      <Page>
        <Skeleton rows={3} rowHeight={16} label="Loading the articles" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-articles/ArticleList" props={{}} fallback={fallback} />;
}

/** One article, which sets its own title and metadata once it has loaded. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  useOuterPageHead({ ...PAGE_HEADS.articles, path: articlePath(slug) });
  const props = useMemo(() => ({ slug }), [slug]);
  const fallback = (
    <Page prose>
      <Skeleton rows={8} rowHeight={6} label="Loading the article" />
    </Page>
  );
  return <RemoteSlot key={slug} name="mfe-articles/Article" props={props} fallback={fallback} />;
}
