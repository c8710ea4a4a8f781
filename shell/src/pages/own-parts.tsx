import { matchRoute, type FoundPage } from '@golf/shared/pages';
import { lazyPart } from '@golf/shared/platform';
import { Sections, Skeleton } from '@golf/shared/ui';
import type { StatementProps } from './Statement.tsx';

/* Late parts of the shell that are the content of a page. */

/** Lazy: the text is long and has few readers, so no other page loads it. */
const Text = lazyPart<StatementProps>({
  what: 'The text of this page',
  load: () => import('./Statement.tsx'),
  fallback: () => <Skeleton rows={5} rowHeight={8} label="Loading the text" />,
});

export const SearchPage = lazyPart<{ page: FoundPage }>({
  what: 'The search',
  load: () => import('./SearchPage.tsx'),
  fallback: () => <Skeleton rows={3} rowHeight={3.5} label="Loading the search" />,
});

const isStatement = (route: string | undefined): route is StatementProps['about'] =>
  route === 'privacy' || route === 'accessibility';

export const isSearch = (route: string | undefined) => route === 'search' || route === 'searchResults';

/**
 * Loads the shell's part of a page before the server renders it or the browser hydrates it. Never rejects.
 * @returns null for any other page
 */
export function preloadOwnPart(pathname: string): Promise<void> | null {
  const route = matchRoute(pathname)?.route;
  return isStatement(route) ? Text.ready() : isSearch(route) ? SearchPage.ready() : null;
}

export const StatementText = ({ about }: { about: string }) =>
  isStatement(about) && (
    <Sections>
      <Text about={about} />
    </Sections>
  );
