import { matchRoute } from '@golf/shared/pages';
import { lazyPart } from '@golf/shared/platform';
import { Sections, Skeleton } from '@golf/shared/ui';
import type { StatementProps } from './Statement.tsx';

/** Lazy: the text is long and has few readers, so no other page loads it. */
const Text = lazyPart<StatementProps>({
  what: 'The text of this page',
  load: () => import('./Statement.tsx'),
  fallback: () => <Skeleton rows={5} rowHeight={8} label="Loading the text" />,
});

const isStatement = (route: string | undefined): route is StatementProps['about'] =>
  route === 'privacy' || route === 'accessibility';

/**
 * Loads the text of a statement before the server renders it or the browser hydrates it. Never rejects.
 * @returns null for any other page
 */
export function preloadStatement(pathname: string): Promise<void> | null {
  return isStatement(matchRoute(pathname)?.route) ? Text.ready() : null;
}

export const StatementText = ({ about }: { about: string }) =>
  isStatement(about) && (
    <Sections>
      <Text about={about} />
    </Sections>
  );
