import { Frame } from './parts.tsx';
import styles from './Pictures.module.css';

const PARS = [4, 5, 3, 4, 4, 3, 5, 4, 4];
const SCORES = [5, 5, 3, 6, 4, 2, 6, 5, 4];
const COLUMN = 108;

/** The pencil's point is at the origin, the rest to the right. */
function Pencil() {
  return (
    <g transform="translate(1104 616) rotate(24)">
      <path d="M14 26L120 66H470V30z" className={styles.seam} opacity="0.3" />
      <path d="M26 -9L124 -38V38L26 9z" className={styles.glow} />
      <path d="M26 3L124 13V38L26 9z" className={styles.brass} opacity="0.5" />
      <path d="M0 0L34 -11.5Q42 0 34 11.5z" className={styles.seam} />
      <path d="M126 -38Q100 -25 122 -13Q98 0 122 13Q100 25 126 38H420V-38z" className={styles.flag} />
      <path d="M126 -38Q100 -25 122 -13H420V-38z" className={styles.cream} opacity="0.28" />
      <path d="M122 13Q100 25 126 38H420V13z" className={styles.seam} opacity="0.28" />
      <path d="M420 -38H458V38H420z" className={styles.sage} />
      <path d="M430 -38h6v76h-6zM443 -38h6v76h-6z" className={styles.seam} opacity="0.3" />
      <path d="M458 -38H484a18 18 0 0 1 18 18V20a18 18 0 0 1 -18 18H458z" className={styles.cream} />
    </g>
  );
}

/** A scorecard with a circled birdie, and a pencil, on a clubhouse table. */
export function Scorecard() {
  return (
    <Frame>
      <path d="M0 0H1600V900H0z" className={styles.wood} />
      <path d="M0 236C520 214 1040 262 1600 232M0 566C480 596 1060 540 1600 572" className={styles.grain} />
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
      <Pencil />
    </Frame>
  );
}
