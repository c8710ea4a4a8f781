import { Board, Page, VisuallyHidden } from '@golf/shared/ui';
import { Bones } from './Bones.tsx';
import styles from './PlayerSkeleton.module.css';

const NAME = (
  <>
    <VisuallyHidden>Player</VisuallyHidden>
    <Bones count={1} className={styles.name} />
  </>
);

/** As many figures, each with its label, or with more lines than that. */
const figures = (count: number, bars = 2) =>
  Array.from({ length: count }, (_, place) => <Bones key={place} count={bars} />);

const ROUNDS = 'M2 70h0M11 55h0M20 84h0M29 70h0M38 22h0M47 88h0M56 62h0M65 50h0M74 78h0M83 12h0M92 36h0M98 30h0';
const HISTORY = 'M0 92L8 80L15 62L20 30L27 36L40 34L52 38L64 48L76 38L86 24L94 22L100 8';

/** A chart before its figures are there. @param drawn what it shows: a path in percent of it */
const chart = (drawn: string, className: string | undefined) => (
  <div className={styles.chart}>
    <Bones count={4} className={styles.scale} />
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d="M0 0H100M0 33.3H100M0 66.7H100M0 100H100" className={styles.grid} />
      <path d={drawn} className={className} />
    </svg>
    <Bones count={12} className={styles.days} />
  </div>
);

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
          <Bones count={3} className={styles.bio} />
          <Bones count={8} className={styles.channels} />
          <Bones count={2} className={styles.bio} />
        </div>
        <div className={styles.actions}>
          <Bones count={2} className={styles.buttons} />
          <Bones count={5} className={styles.links} />
        </div>
        <Bones count={3} className={styles.heading} />
        <div className={styles.sum}>{figures(4)}</div>
        {chart(ROUNDS, styles.dots)}
        <Bones count={3} className={styles.legend} />
        <Bones count={2} className={styles.bio} />
        <Bones count={2} className={styles.heading} />
        <div className={styles.scores}>{figures(3, 3)}</div>
        <Bones count={1} className={styles.heading} />
        {chart(HISTORY, styles.line)}
      </div>
    </Page>
  </>
);
