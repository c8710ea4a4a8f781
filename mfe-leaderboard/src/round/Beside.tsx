import type { RoundBeside, RoundPage } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import { Card, CourseName, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './Round.module.css';

interface WayProps {
  name: string;
  round: RoundBeside;
  player: string | null;
}

function Way({ name, round: { score_id: id, course, score, date }, player }: WayProps) {
  const { formatDay } = useDates();
  return (
    <Card
      as={Link}
      to={roundPagePath(id, player, course)}
      className={styles.way}
      rel={name === 'Next round' ? 'next' : 'prev'}
    >
      <span className={styles.wayName}>{name}</span>
      <strong>
        {formatScore(score)} at <CourseName name={course} />
      </strong>
      <span className={styles.words}>{formatDay(date)}</span>
    </Card>
  );
}

/** The player's rounds before and after. */
export function Beside({ page: { previous, next, player } }: { page: RoundPage }) {
  if (!previous && !next) return null;
  const name = player.live ? player.name : null;
  return (
    <nav className={styles.beside} aria-label="Rounds before and after">
      {previous && <Way name="Previous round" round={previous} player={name} />}
      {next && <Way name="Next round" round={next} player={name} />}
    </nav>
  );
}
