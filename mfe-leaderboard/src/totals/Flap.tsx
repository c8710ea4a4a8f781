import { useState, type CSSProperties } from 'react';
import styles from '../Totals.module.css';

export interface FlapProps {
  digit: string;
  /** Milliseconds until the next tick; the flip must be shorter. */
  tick: number;
}

/** Longest flip in milliseconds: the speed of a mechanical one. */
const LONGEST = 260;

/**
 * One digit of a split-flap counter. Behind the falling leaf are the new upper half and, below it, the old lower half.
 * The leaf shows the old digit on its front and the new digit on its back.
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
        // A new key restarts the animation of the leaf.
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
