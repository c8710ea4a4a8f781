import { Link } from 'react-router-dom';
import { PAGE_HEADS } from '../page-heads.ts';
import { ROUTES } from '../routes.ts';
import { Board } from './Board.tsx';
import styles from './NotFound.module.css';
import { Page } from './Page.tsx';

/** What shows where the site has nothing. */
export function NotFound() {
  return (
    <>
      <Board title="Out of bounds" lead="Error 404" />
      <Page>
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
