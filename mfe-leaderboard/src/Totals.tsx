import { playersResource, totalShotsResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import styles from './Totals.module.css';

/** The counter has at least this many flaps. */
const FLAPS = 4;

/** How much the site has seen: players, and every golf shot of every tracked round. */
export function Totals() {
  const { data: players } = useQuery(playersResource);
  const { data: shots } = useQuery(totalShotsResource);
  const digits = shots ? String(shots.totalScore).padStart(FLAPS, '0') : '';
  return (
    <div className={styles.totals}>
      <p className={styles.flaps} aria-label={shots ? `${shots.totalScore} golf shots tracked` : undefined} role="img">
        {Array.from(digits.padStart(FLAPS, ' ')).map((digit, place) => (
          // The flaps are places of a number: their index is what they are.
          <span key={place} className={styles.flap}>
            {digit}
          </span>
        ))}
      </p>
      <p className={styles.caption}>
        golf shots tracked{players && players.length > 0 ? ` · ${players.length} players` : ''}
      </p>
    </div>
  );
}
