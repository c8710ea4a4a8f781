import { Board, Page, VisuallyHidden } from '@golf/shared/ui';
import { Bones } from './Bones.tsx';
import styles from './PlayerSkeleton.module.css';

const NAME = (
  <>
    <VisuallyHidden>Player</VisuallyHidden>
    <Bones count={1} className={styles.name} />
  </>
);

const HEADING = <Bones count={2} className={styles.heading} />;

/** As many figures, each with its label. */
const figures = (count: number) => Array.from({ length: count }, (_, place) => <Bones key={place} count={2} />);

/** Where a player's page will be: face, name and figures, the introduction, and the parts below it. */
export const PlayerSkeleton = () => (
  <>
    <Board
      title={NAME}
      face={<Bones count={1} className={styles.face} />}
      lead={<Bones count={2} className={styles.country} />}
      aside={<div className={styles.standing}>{figures(3)}</div>}
    />
    <Page>
      <div className={styles.page} role="status" aria-label="Loading the player">
        <div>
          <Bones count={2} className={styles.bio} />
          <Bones count={8} className={styles.channels} />
          <Bones count={1} className={styles.bio} />
        </div>
        <div className={styles.actions}>
          <Bones count={2} className={styles.buttons} />
          <Bones count={5} className={styles.links} />
        </div>
        {HEADING}
        <div className={styles.sum}>{figures(4)}</div>
        <div className={styles.chart} />
        {HEADING}
        <Bones count={6} className={styles.scores} />
        {HEADING}
        <div className={styles.chart} />
      </div>
    </Page>
  </>
);
