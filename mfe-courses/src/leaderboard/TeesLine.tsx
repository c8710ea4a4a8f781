import type { CourseScore } from '@golf/shared/api';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import type { Order } from './rounds.ts';
import styles from './TeesLine.module.css';

export interface TeesLineProps {
  /** The first shown round from these tees. */
  round: CourseScore;
  /** Course rating of the tees; null: unknown. */
  rating: number | null;
  /** Number of rounds from these tees. */
  count: number;
  /** Number of shown rounds from these tees. */
  rows: number;
  order: Order;
  /** Whether another group is above. */
  divides?: boolean;
  /** Shows only the rounds from these tees; absent if that would show no more of them. */
  onAll?: () => void;
}

/** Tees of the rounds below, and the number of rounds shown. */
export function TeesLine({ round, rating, count, rows, order, divides = false, onAll }: TeesLineProps) {
  const { tee_name: name, tee_background: background, tee_text_color: text, tee_par: par, gender } = round;
  const all = count === 1 ? '1 round' : `${count} rounds`;
  const shown = rows < count ? `${order === 'score' ? 'Best' : 'Latest'} ${rows} of ${all}` : all;
  const whose = gender === null ? '' : gender ? ' (women)' : ' (men)';
  return (
    <>
      {divides && <hr className={styles.divide} aria-label={`${name} tees${whose}`} />}
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
    </>
  );
}
