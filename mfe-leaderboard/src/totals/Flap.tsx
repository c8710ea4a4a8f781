import { useState, type CSSProperties } from 'react';
import styles from '../Totals.module.css';

export interface FlapProps {
  digit: string;
  /** Milliseconds until the next tick: the flip is done by then. */
  tick: number;
}

/** Longest flip in milliseconds: what the eye takes for a real one. */
const LONGEST = 260;

/**
 * One place of a split-flap counter. Behind the leaf that falls stands the new upper half, below it still the old
 * lower one; the leaf shows the old digit on its front and the new one on its back.
 */
export function Flap({ digit, tick }: FlapProps) {
  const [turn, setTurn] = useState({ digit, before: digit, flips: 0 });
  if (turn.digit !== digit) setTurn({ digit, before: turn.digit, flips: turn.flips + 1 });
  const duration: CSSProperties = { animationDuration: `${Math.min(LONGEST, tick)}ms` };
  return (
    <span className={styles.flap}>
      <span className={styles.upper}>
        <span>{digit}</span>
      </span>
      <span className={styles.lower}>
        <span>{turn.flips > 0 ? turn.before : digit}</span>
      </span>
      {turn.flips > 0 && (
        // A new key, so that the leaf falls again.
        <span key={turn.flips} className={styles.leaf}>
          <span className={styles.front} style={duration}>
            <span>{turn.before}</span>
          </span>
          <span className={styles.back} style={duration}>
            <span>{digit}</span>
          </span>
        </span>
      )}
    </span>
  );
}
