import { Flag, Frame } from './parts.tsx';
import styles from './Pictures.module.css';

const COURSES = [
  { height: 300, place: 3 },
  { height: 430, place: 1 },
  { height: 250, place: 4 },
  { height: 365, place: 2 },
  { height: 200, place: 5 },
];

/** A leaderboard of greens: the tallest has the golden flag. */
export function FlagsInARow() {
  return (
    <Frame>
      <path d="M0 700Q400 640 800 690T1600 660V900H0z" className={styles.pineLine} />
      {COURSES.map(({ height, place }, index) => {
        const x = 216 + index * 292;
        const top = 780 - height;
        const shade = place === 1 ? styles.pinePress : styles.pineLine;
        return (
          <g key={x}>
            <path d={`M${x - 112} 900V${top + 20}q112 -46 224 0V900z`} className={shade} />
            <ellipse cx={x} cy={top + 16} rx="112" ry="27" className={styles.pinePress} />
            <ellipse cx={x - 6} cy={top + 12} rx="88" ry="19" className={styles.sage} opacity="0.35" />
            <Flag x={x + 8} y={top + 12} height={place === 1 ? 210 : 150} gold={place === 1} />
            <text
              x={x}
              y={top + 156}
              fontSize={place === 1 ? 128 : 96}
              textAnchor="middle"
              className={place === 1 ? styles.glow : styles.sage}
            >
              {place}
            </text>
          </g>
        );
      })}
    </Frame>
  );
}
