import { Frame } from './parts.tsx';
import styles from './Pictures.module.css';

const PARS = [4, 5, 3, 4, 4, 3, 5, 4, 4];
const SCORES = [5, 5, 3, 6, 4, 2, 6, 5, 4];
const COLUMN = 108;

/** A scorecard with a birdie circled, and the pencil that did it. */
export function Scorecard() {
  return (
    <Frame>
      <path d="M0 0H1600V900H0z" className={styles.pineLine} />
      <g transform="rotate(-7 800 450)">
        <rect x="254" y="214" width="1140" height="500" rx="18" className={styles.seam} opacity="0.35" />
        <rect x="230" y="190" width="1140" height="500" rx="18" className={styles.cream} />
        <path d="M230 208a18 18 0 0 1 18-18H1352a18 18 0 0 1 18 18V300H230z" className={styles.pine} />
        <path d="M230 430H1370M230 560H1370" className={styles.rule} opacity="0.4" />
        {PARS.map((par, hole) => {
          const x = 330 + hole * COLUMN;
          const score = SCORES[hole] ?? par;
          return (
            <g key={x} textAnchor="middle">
              <path d={`M${x + COLUMN / 2} 300V690`} className={styles.rule} opacity="0.25" />
              <text x={x} y="264" fontSize="54" className={styles.cream}>
                {hole + 1}
              </text>
              <text x={x} y="386" fontSize="54" className={styles.pinePress}>
                {par}
              </text>
              <text x={x} y="520" fontSize="66" className={styles.pine}>
                {score}
              </text>
              {score < par && <circle cx={x} cy="498" r="44" className={styles.ring} />}
              {score > par + 1 && <rect x={x - 40} y="458" width="80" height="80" className={styles.ring} />}
            </g>
          );
        })}
        <text x="296" y="650" fontSize="64" className={styles.pine}>
          113 × (84 − 71.2) ÷ 128 = 11.3
        </text>
      </g>
      <g transform="rotate(-34 1180 690)">
        <path d="M860 664h470v64H860z" className={styles.brass} />
        <path d="M860 686h470v18H860z" className={styles.glow} opacity="0.6" />
        <path d="M860 664l-96 32l96 32z" className={styles.cream} />
        <path d="M796 685l-32 11l32 11z" className={styles.seam} />
        <path d="M1330 664h34v64h-34z" className={styles.sage} />
        <path d="M1364 664h40a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-40z" className={styles.flag} />
      </g>
    </Frame>
  );
}
