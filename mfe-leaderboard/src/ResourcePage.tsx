import type { Resource } from '@golf/shared/api';
import { PAGE_HEADS, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { Board, Failure, NotFound, Page } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ResourcePageProps<T> {
  resource: Resource<T | null>;
  /** Title of the page if its data can’t be loaded. */
  title: string;
  /** Sentence for data that can’t be loaded, and another page to go to. */
  lost: string;
  elsewhere: { to: string; words: string };
  /** Shown for null. Default: the not-found page. */
  nothing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page about one resource: loading, not found, failed, or its content. */
export function ResourcePage<T>({ resource, title, lost, elsewhere, nothing, children }: ResourcePageProps<T>) {
  const { data, isError, refetch } = useQuery(resource);
  if (data === null) return nothing ?? <NotFoundPage />;
  if (data !== undefined) return children(data);
  if (!isError) return <SlotPlaceholder />;
  return (
    <>
      <Board title={title} />
      <Page>
        <Failure kind="page" onRetry={refetch} elsewhere={<Link to={elsewhere.to}>{elsewhere.words}</Link>}>
          {lost}
        </Failure>
      </Page>
    </>
  );
}

/** Not-found page with its head. */
export function NotFoundPage() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}
