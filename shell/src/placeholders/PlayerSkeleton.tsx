import { Board, Page, VisuallyHidden } from '@golf/shared/ui';
import styles from './PlayerSkeleton.module.css';
import { spans } from './spans.tsx';

const NAME = (
  <>
    <VisuallyHidden>Player</VisuallyHidden>
    <span aria-hidden className={styles.name} />
  </>
);

/** Where a player's page will be: face, name and figures, the introduction, and the parts below it. */
export const PlayerSkeleton = () => (
  <>
    <Board
      title={NAME}
      face={<span aria-hidden className={styles.face} />}
      lead={<span aria-hidden className={styles.country} />}
      aside={
        <span aria-hidden className={styles.standing}>
          {spans(3)}
        </span>
      }
    />
    <Page>
      <div className={styles.page} role="status" aria-label="Loading the player">
        <div className={styles.about}>
          <div className={styles.bio}>{spans(2)}</div>
          <div className={styles.channels}>{spans(4)}</div>
        </div>
        <div className={styles.actions}>
          <div className={styles.buttons}>{spans(2)}</div>
          <div className={styles.links}>{spans(5)}</div>
        </div>
        <div className={styles.heading} />
        <div className={styles.sum}>{spans(4)}</div>
        <div className={styles.chart} />
        <div className={styles.heading} />
        <div className={styles.scores}>{spans(3)}</div>
        <div className={styles.heading} />
        <div className={styles.chart} />
      </div>
    </Page>
  </>
);
