import { Ball, Frame } from './parts.tsx';
import styles from './Pictures.module.css';

/** A line of handicaps with plus to the left of zero. */
export function PlusAndMinus() {
  return (
    <Frame>
      <path d="M0 0H800V900H0z" className={styles.fairway} />
      <path d="M120 590H1480" className={styles.pole} />
      {Array.from({ length: 11 }, (_, index) => {
        const handicap = index - 5;
        const x = 200 + index * 120;
        const label = handicap < 0 ? `+${-handicap}` : String(handicap);
        const marked = handicap % 5 === 0;
        return (
          <g key={x} textAnchor="middle">
            <path d={`M${x} ${marked ? 556 : 572}V${marked ? 624 : 608}`} className={styles.pole} />
            {marked && (
              <text x={x} y="730" fontSize="104" className={handicap < 0 ? styles.glow : styles.cream}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <path d="M1352 372C1190 130 400 120 230 366" className={styles.dotted} />
      <circle cx="1400" cy="476" r="80" className={styles.ghost} />
      <text x="1400" y="512" fontSize="104" textAnchor="middle" className={styles.sage}>
        ?
      </text>
      <Ball x={200} y={466} radius={84} />
    </Frame>
  );
}
