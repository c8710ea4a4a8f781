import { usePageHead } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { Board, Page } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { titled } from '../head.ts';
import styles from './NotFoundPage.module.css';

const HEAD = {
  title: titled('Page not found'),
  description: "The page you're looking for doesn't exist.",
  path: null,
  status: 404,
} as const;

/** The page for a path that matches no route. */
export function NotFoundPage() {
  usePageHead(HEAD);
  return (
    <>
      <Board title="Out of bounds" lead="Error 404" />
      <Page prose>
        <img src="/lost.svg" alt="" width="960" height="320" className={styles.picture} />
        <p className={styles.words}>{HEAD.description}</p>
        <p>
          <Link to={ROUTES.home} className={styles.back}>
            Back to the leaderboard
          </Link>
        </p>
      </Page>
    </>
  );
}
