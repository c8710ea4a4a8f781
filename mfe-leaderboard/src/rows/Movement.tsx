import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Movement.module.css';

/** Places moved in 30 days; positive is up. */
export function Movement({ moved }: { moved: number }) {
  const [word, sign] = moved > 0 ? ['Up', '▲'] : ['Down', '▼'];
  return (
    <span className={styles.moved} data-up={moved > 0 || undefined} title={`${word} ${Math.abs(moved)} in 30 days`}>
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{word} </VisuallyHidden>
      {Math.abs(moved)}
      <VisuallyHidden> in 30 days</VisuallyHidden>
    </span>
  );
}
