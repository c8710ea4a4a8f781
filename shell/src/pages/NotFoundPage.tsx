import { usePageHead } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { Board, Page } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { titled } from '../head.ts';

const HEAD = {
  title: titled('Page not found'),
  description: "The page you're looking for doesn't exist.",
  path: null,
  status: 404,
} as const;

/** Any path that is no route. */
export function NotFoundPage() {
  usePageHead(HEAD);
  return (
    <>
      <Board title="Out of bounds" lead="Error 404" />
      <Page prose>
        <p>{HEAD.description}</p>
        <p>
          <Link to={ROUTES.home}>Back to the leaderboard</Link>
        </p>
      </Page>
    </>
  );
}
