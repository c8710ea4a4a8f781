import { courseResources } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { Button } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './Courses.module.css';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

interface CourseLeaderboardProps {
  courseId: number;
  near: boolean;
}

/** The rounds played on a course, tee by tee, best first. A player's name leads to the leaderboard. */
export function CourseLeaderboard({ courseId, near }: CourseLeaderboardProps) {
  const { data: scores, isError } = useQuery({ ...courseResources(courseId).scores, enabled: near });
  if (isError) return <p className={styles.note}>The leaderboard of this course is not available right now.</p>;
  return (
    <table className={styles.table} aria-label="Leaderboard">
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            Date
          </th>
          <th scope="col">Player</th>
          <th scope="col">Tees</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {scores?.map((score) => (
          <tr key={score.score_id}>
            <td className={styles.wide}>{day.format(new Date(score.score_date))}</td>
            <td>
              <Button
                kind="link"
                data-event={`expand-player-${score.player_id}`}
                onClick={() => intents.emit('player/expand', { playerId: score.player_id })}
              >
                {score.player_name}
              </Button>
            </td>
            <td>
              <span className={styles.tee} style={{ background: score.tee_background, color: score.tee_text_color }}>
                {score.tee_name}
              </span>
            </td>
            <td className={styles.score}>{formatScore(score.score_over_par)}</td>
          </tr>
        ))}
        {scores?.length === 0 && (
          <tr>
            <td colSpan={4}>No round has been seen on this course yet.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
