import { lazyPart, usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { matchRoute } from '@golf/shared/routes';
import { Board, Page, Sections, Skeleton } from '@golf/shared/ui';
import type { StatementProps } from './Statement.tsx';

const TITLES = {
  privacy: { title: 'Privacy Policy', lead: 'The short version: we don’t know who you are' },
  accessibility: { title: 'Accessibility', lead: 'Everybody gets the same tee time' },
};

/** Long, and read by few: no other page waits for it. */
const Statement = lazyPart<StatementProps>({
  what: 'The text of this page',
  load: () => import('./Statement.tsx'),
  fallback: () => <Skeleton rows={5} rowHeight={8} label="Loading the text" />,
});

/**
 * Fetches the text of a statement: before the server renders it, and before the browser takes that HTML over. Never rejects.
 * @returns null for any other page
 */
export function preloadStatement(pathname: string): Promise<void> | null {
  const route = matchRoute(pathname)?.route;
  return route === 'privacy' || route === 'accessibility' ? Statement.ready() : null;
}

/** The page of a statement. */
export function StatementPage({ about }: StatementProps) {
  usePageHead(PAGE_HEADS[about]);
  return (
    <>
      <Board {...TITLES[about]} />
      <Page prose>
        <Sections>
          <Statement about={about} />
        </Sections>
      </Page>
    </>
  );
}
