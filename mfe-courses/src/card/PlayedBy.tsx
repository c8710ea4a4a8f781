import { courseResources } from '@golf/shared/api';
import { LoadingLines, PlayerFace, QueryPart } from '@golf/shared/ui';
import { playerPagePath } from '@golf/shared/routes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './PlayedBy.module.css';

export interface PlayedByProps {
  courseId: number;
}

/** Everyone on the course's leaderboard; hidden on tablets and phones. */
export function PlayedBy({ courseId }: PlayedByProps) {
  const query = useQuery(courseResources(courseId).players);
  return (
    <section className={styles.players}>
      <h3 className={styles.title}>Course Played By:</h3>
      <QueryPart
        query={query}
        failure="The players are not available right now."
        loading={<LoadingLines lines={2} height={2.25} />}
      >
        {(players) =>
          players.length === 0 ? (
            <p className={styles.none}>Nobody yet.</p>
          ) : (
            <ul className={styles.list}>
              {players.map((player) => (
                <li key={player.id}>
                  <Link
                    className={styles.player}
                    to={playerPagePath(player.id, player.player_name)}
                    data-event={`player-page-${player.id}`}
                  >
                    <PlayerFace src={player.profile} size={24} />
                    {player.player_name}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPart>
    </section>
  );
}
