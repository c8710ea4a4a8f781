import type { ReactNode } from 'react';
import styles from './Pictures.module.css';

/** The frame of an article's picture: 1600 × 900. Decorative: the text next to it has the content. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden className={styles.picture}>
      {children}
    </svg>
  );
}

/** Positions of a ball's dimples, as shares of its radius. */
const DIMPLES = [-0.56, -0.28, 0, 0.28, 0.56].flatMap((y, row) =>
  [-0.66, -0.33, 0, 0.33, 0.66]
    .map((x) => [x + (row % 2 ? 0.165 : 0), y] as const)
    .filter(([x]) => Math.hypot(x, y) < 0.74),
);

export function Ball({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle r="1" className={styles.cream} />
      {DIMPLES.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="0.085" className={styles.sage} opacity="0.55" />
      ))}
      <path d="M-0.62 0.78A1 1 0 0 0 0.98 -0.2A1.25 1.25 0 0 1 -0.62 0.78z" className={styles.sage} opacity="0.5" />
    </g>
  );
}

/** A flag on its pole; x and y are the position of its foot. */
export function Flag({ x, y, height, gold = false }: { x: number; y: number; height: number; gold?: boolean }) {
  const [top, drop] = [y - height, height * 0.17];
  return (
    <>
      <ellipse cx={x} cy={y} rx={height * 0.09} ry={height * 0.025} className={styles.seam} opacity="0.5" />
      <path d={`M${x} ${y}V${top}`} className={styles.pole} />
      <path
        d={`M${x + 4} ${top}q${height * 0.2} ${drop * 0.1} ${height * 0.4} ${drop}q${-height * 0.2} ${drop * 0.3} ${-height * 0.4} ${drop}z`}
        className={gold ? styles.brass : styles.flag}
      />
    </>
  );
}
