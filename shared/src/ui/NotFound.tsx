import { PAGE_HEADS } from '../page-heads.ts';
import { ROUTES } from '../routes.ts';
import { Board } from './Board.tsx';
import { LinkButton } from './Button.tsx';
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
        <p className={styles.ways}>
          <LinkButton kind="primary" to={ROUTES.home}>
            Back to the leaderboard
          </LinkButton>
          <LinkButton to={ROUTES.courses}>Courses</LinkButton>
          <LinkButton to={ROUTES.articles}>Articles</LinkButton>
        </p>
      </Page>
    </>
  );
}
