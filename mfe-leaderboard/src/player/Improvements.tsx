import type { Improvement } from '@golf/shared/api';
import { formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { CourseName, Section, TeeDot, VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './Improvements.module.css';

/** Target scores of the next round, on courses the player knows. */
export function Improvements({ improvements }: { improvements: readonly Improvement[] }) {
  return (
    <Section title="What it takes to improve" lead="Over 18 holes in the next round.">
      <ul className={styles.list}>
        {improvements.map((one) => (
          <li key={one.course}>
            <span className={styles.gross}>{one.gross}</span>
            <span className={styles.where}>
              <span>
                {formatScore(one.score)} or better at{' '}
                {one.course_id === null ? (
                  <CourseName name={one.course} />
                ) : (
                  <Link to={coursePagePath(one.course_id, one.course)}>
                    <CourseName name={one.course} />
                  </Link>
                )}
              </span>
              <span className={styles.tee}>
                <TeeDot colour={one.tee_background} />
                {one.tee}
              </span>
            </span>
            <span className={styles.then}>
              <span aria-hidden>→ {formatHandicap(one.handicap)}</span>
              <VisuallyHidden>makes the handicap {speakHandicap(one.handicap)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
