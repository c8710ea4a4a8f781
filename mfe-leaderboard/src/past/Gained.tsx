import { VisuallyHidden } from '@golf/shared/ui';
import styles from './PastBoard.module.css';

/** Places gained, or lost if negative; empty for none. */
export const Gained = ({ places }: { places: number }) => (
  <span className={styles.gained} data-up={places > 0 || undefined}>
    {places !== 0 && (
      <>
        <span aria-hidden>{places > 0 ? '▲ ' : '▼ '}</span>
        <VisuallyHidden>, {places > 0 ? 'up' : 'down'} </VisuallyHidden>
        {Math.abs(places)}
      </>
    )}
  </span>
);
