import { usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { ROUTES } from '@golf/shared/routes';
import { Board, Page } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './NotFoundPage.module.css';

/** The page for a path that matches no route. */
export function NotFoundPage() {
  usePageHead(PAGE_HEADS.notFound);
  return (
    <>
      <Board title="Out of bounds" lead="Error 404" />
      <Page prose>
        <img src="/lost.svg" alt="" width="960" height="320" className={styles.picture} />
        <p className={styles.words}>{PAGE_HEADS.notFound.description}</p>
        <p>
          <Link to={ROUTES.home} className={styles.back}>
            Back to the leaderboard
          </Link>
        </p>
      </Page>
    </>
  );
}
