import { Board } from './Board.tsx';
import { LinkButton } from './Button.tsx';
import styles from './NotFound.module.css';
import { Page } from './Page.tsx';

export function NotFound() {
  return (
    <>
      <Board title="Out of bounds" lead="Error 404" />
      <Page>
        <img src="/lost.svg" alt="" width="960" height="320" className={styles.picture} />
        <p className={styles.words}>{"The page you're looking for doesn't exist."}</p>
        <p className={styles.ways}>
          <LinkButton kind="primary" to="/">
            Back to the leaderboard
          </LinkButton>
          <LinkButton to="/courses">Courses</LinkButton>
          <LinkButton to="/articles">Articles</LinkButton>
        </p>
      </Page>
    </>
  );
}
