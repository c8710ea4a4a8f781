import { playersResource } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';
import { useIntent } from '@golf/shared/platform';
import { Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styles from './Leaderboard.module.css';
import { PlayerRow } from './PlayerRow.tsx';

/** Rows of the first screen; the server renders no more. */
const FIRST_ROWS = 100;

/** Everyone by handicap, best first. A row opens to the player's latest rounds. */
export function Leaderboard() {
  const { data: players, isError, refetch } = useQuery(playersResource);
  const [expanded, setExpanded] = useState<number | null>(null);
  const [shown, setShown] = useState(FIRST_ROWS);
  const ranked = useMemo(() => rankByHandicap(players ?? []), [players]);

  useIntent('player/expand', ({ playerId }) => setExpanded(playerId));

  if (isError) {
    return (
      <p className={styles.note} role="status">
        The leaderboard is not available right now.{' '}
        <button type="button" className={styles.link} onClick={() => void refetch()}>
          Load it again
        </button>
      </p>
    );
  }
  if (!players) return <Skeleton rows={12} rowHeight={4} label="Loading the leaderboard" />;
  if (players.length === 0) return <p className={styles.note}>No players are tracked yet.</p>;

  const place = expanded === null ? -1 : ranked.findIndex(({ player }) => player.id === expanded);
  const visible = ranked.slice(0, Math.max(shown, place + 1));
  return (
    <>
      <table className={styles.table} aria-label="Handicap Leaderboard" aria-rowcount={ranked.length + 1}>
        <thead>
          <tr>
            <th scope="col">Pos</th>
            <th scope="col">
              <span className={styles.visuallyHidden}>Country</span>
            </th>
            <th scope="col">Player</th>
            <th scope="col" className={styles.channel}>
              Channel
            </th>
            <th scope="col" className={styles.number}>
              Handicap
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((entry, index) => (
            <PlayerRow
              key={entry.player.id}
              entry={entry}
              rowIndex={index + 2}
              expanded={entry.player.id === expanded}
              onToggle={() => setExpanded(entry.player.id === expanded ? null : entry.player.id)}
            />
          ))}
        </tbody>
      </table>
      {visible.length < ranked.length && (
        <p className={styles.note}>
          <button type="button" className={styles.link} onClick={() => setShown(ranked.length)}>
            Show all {ranked.length} players
          </button>
        </p>
      )}
    </>
  );
}
