import { Ball, Flag, Frame } from './parts.tsx';
import styles from './Pictures.module.css';

/** A wall of turf, a ladder, and the flag out of reach. */
export function DeepBunker() {
  return (
    <Frame>
      <path d="M0 0H1600V900H0z" className={styles.sky} />
      <circle cx="300" cy="210" r="92" className={styles.glow} />
      <path d="M0 330Q330 290 620 318V900H0z" className={styles.pineLine} />
      <Flag x={1240} y={232} height={176} />
      <path d="M560 300Q980 190 1600 230V900H560z" className={styles.pinePress} />
      {Array.from({ length: 11 }, (_, layer) => (
        <path
          key={layer}
          d={`M560 ${330 + layer * 44}Q${1000 - layer * 4} ${282 + layer * 46} 1600 ${312 + layer * 44}V${334 + layer * 44}Q${1000 - layer * 4} ${304 + layer * 46} 560 ${352 + layer * 44}z`}
          className={layer % 2 ? styles.pineLine : styles.seam}
          opacity={layer % 2 ? 0.9 : 0.35}
        />
      ))}
      <path d="M0 800C250 700 560 776 800 800S1400 836 1600 790V900H0z" className={styles.glow} />
      <path d="M0 846C300 780 620 826 900 846S1440 872 1600 840V900H0z" className={styles.brass} opacity="0.55" />
      <g transform="rotate(9 960 560)">
        <path d="M908 300V826M1012 300V826" className={styles.pole} />
        {Array.from({ length: 9 }, (_, rung) => (
          <path key={rung} d={`M908 ${346 + rung * 56}H1012`} className={styles.pole} />
        ))}
      </g>
      <Ball x={386} y={756} radius={46} />
      <ellipse cx="392" cy="806" rx="62" ry="12" className={styles.seam} opacity="0.3" />
    </Frame>
  );
}
