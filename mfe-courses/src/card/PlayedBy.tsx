import { courseResources, type CoursePlayer } from '@golf/shared/api';
import { Button, PlayerFace, QueryPart, Skeleton } from '@golf/shared/ui';
import { playerPagePath } from '@golf/shared/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './PlayedBy.module.css';

export interface PlayedByProps {
  courseId: number;
}

/** Players shown at first: they fit into one line of the narrowest screen that shows them. */
const FIRST = 5;

function Players({ players }: { players: readonly CoursePlayer[] }) {
  const [all, setAll] = useState(false);
  if (players.length === 0) return <p className={styles.none}>Nobody yet.</p>;
  return (
    <>
      <ul className={styles.list}>
        {players.slice(0, all ? undefined : FIRST).map((player) => (
          <li key={player.id}>
            <Link
              className={styles.player}
              to={playerPagePath(player.id, player.live ? player.player_name : null)}
              data-event={`player-page-${player.id}`}
            >
              <PlayerFace src={player.live ? player.profile : null} size={24} />
              <span className={player.live ? undefined : styles.preview}>{player.player_name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {players.length > FIRST && (
        <Button kind="link" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${players.length}`}
        </Button>
      )}
    </>
  );
}

/** All players on the course's leaderboard, in one line until expanded; hidden on tablets and phones. */
export function PlayedBy({ courseId }: PlayedByProps) {
  const query = useQuery(courseResources(courseId).players);
  return (
    <section className={styles.players}>
      <h3 className={styles.title}>Course Played By:</h3>
      <QueryPart
        query={query}
        failure="The players aren’t available right now."
        loading={<Skeleton rows={1} rowHeight={1.875} />}
      >
        {(players) => <Players players={players} />}
      </QueryPart>
    </section>
  );
}
