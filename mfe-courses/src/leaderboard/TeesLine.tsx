import type { CourseScore } from '@golf/shared/api';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import type { Order } from './rounds.ts';
import styles from './TeesLine.module.css';

export interface TeesLineProps {
  /** The first one that shows. */
  round: CourseScore;
  /** Course rating of its tees; null: not known. */
  rating: number | null;
  /** How many rounds there are from these tees. */
  count: number;
  /** How many of them show. */
  rows: number;
  order: Order;
  /** Shows the rounds from these tees alone, where that shows more of them. */
  onAll?: () => void;
}

/** From which tees the rounds below are, and how many of them show. */
export function TeesLine({ round, rating, count, rows, order, onAll }: TeesLineProps) {
  const { tee_name: name, tee_background: background, tee_text_color: text, tee_par: par, gender } = round;
  const all = count === 1 ? '1 round' : `${count} rounds`;
  const shown = rows < count ? `${order === 'score' ? 'Best' : 'Latest'} ${rows} of ${all}` : all;
  return (
    <span className={styles.line}>
      <TeeBadge name={name} background={background} text={text} gender={gender} />
      <span className={styles.facts}>
        {par !== null && <span className={styles.par}>Par {par}</span>}
        {rating !== null && <span className={styles.rating}> · Rating {rating.toFixed(1)}</span>}
      </span>{' '}
      <span className={styles.shown}>
        {onAll && rows < count ? (
          <>
            <Button kind="link" className={styles.all} onClick={onAll}>
              {shown}
              <VisuallyHidden> from these tees: show more</VisuallyHidden>
            </Button>
            <span className={styles.scriptless}>{shown}</span>
          </>
        ) : (
          shown
        )}
      </span>
    </span>
  );
}
