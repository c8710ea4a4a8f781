import { Ball, Flag, Frame } from './parts.tsx';
import styles from './Pictures.module.css';

/** A ball in flight, at sunrise. The ground extends below the frame: rounding may expose a hairline there. */
export function Launch() {
  return (
    <Frame>
      <path d="M0 0H1600V920H0z" className={styles.dawn} />
      {[560, 430, 310, 200].map((radius, ring) => (
        <circle key={radius} cx="1130" cy="640" r={radius} className={styles.glow} opacity={0.14 + ring * 0.08} />
      ))}
      <circle cx="1130" cy="640" r="112" className={styles.glow} />
      <path d="M0 640Q380 560 800 640T1600 610V920H0z" className={styles.pinePress} />
      <path d="M0 740Q460 640 900 730T1600 700V920H0z" className={styles.pineLine} />
      <path d="M0 830Q420 760 980 820T1600 800V920H0z" className={styles.seam} opacity="0.45" />
      <Flag x={1330} y={712} height={210} />
      <path d="M226 770C330 420 560 210 790 196" className={styles.dotted} />
      <path d="M196 760h60l-22 26v74h-16v-74z" className={styles.brass} />
      <Ball x={884} y={206} radius={74} />
    </Frame>
  );
}
