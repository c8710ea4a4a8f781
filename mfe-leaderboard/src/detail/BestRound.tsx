import type { Round } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { Card, CourseName, RoundDay } from '@golf/shared/ui';
import Trophy from 'lucide-react/icons/trophy';
import { bestRound } from './best-round.ts';
import styles from './BestRound.module.css';
import { VideoTitle } from './VideoTitle.tsx';

/** The player's best round, above the list of all rounds. */
export function BestRound({ rounds, player }: { rounds: readonly Round[]; player: string | null }) {
  const best = bestRound(rounds);
  if (!best) return null;
  return (
    <Card as="section" aria-label="Personal best" className={styles.best}>
      <Trophy aria-hidden size={20} className={styles.icon} />
      <span className={styles.label}>Personal best</span>
      <span>
        <VideoTitle round={best} isBest />{' '}
        <span className={`${styles.where} ${styles.course}`}>
          <CourseName name={best.course} />
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.where}>
          <RoundDay id={best.id} date={best.date} player={player} course={best.course} />
        </span>
        <span className={styles.score} data-score={Math.sign(best.score)}>
          {formatScore(best.score)}
        </span>
        <span className={styles.net}>
          <span className={styles.where}>Adjusted </span>
          {formatAdjusted(best.net_score)}
        </span>
      </span>
    </Card>
  );
}
