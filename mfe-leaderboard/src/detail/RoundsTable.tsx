import type { Player, Round } from '@golf/shared/api';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { LinkButton, VisuallyHidden } from '@golf/shared/ui';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import { pathOf } from './path-of.ts';
import { RoundRow } from './RoundRow.tsx';
import styles from './RoundsTable.module.css';
import { reportLinks } from './report-links.ts';

const SEPARATOR =
  'Handicap calculation takes the average of the top 8 adjusted scores (highlighted) from the latest 20 scores above';

interface RoundsTableProps {
  player: Player;
  rounds: Round[];
  /** Whether the explanations stand in the page from the start: visitors without scripts see them. */
  explained?: boolean;
}

/** Every round, newest first; a separator follows the latest 20, which the handicap is made of. */
export function RoundsTable({ player, rounds, explained = false }: RoundsTableProps) {
  useEffect(() => reportLinks(rounds), [rounds]);
  const latest = rounds.slice(0, LATEST_ROUNDS);
  const older = rounds.slice(LATEST_ROUNDS);
  return (
    <>
      <table className={styles.rounds} aria-label="Rounds">
        <thead>
          <tr>
            <th scope="col" className={styles.date}>
              Date
            </th>
            <th scope="col">Video</th>
            <th scope="col" className={styles.course}>
              Course
            </th>
            <th scope="col" className={styles.par}>
              Par
            </th>
            <th scope="col" className={styles.score}>
              Score
            </th>
            <th scope="col" className={styles.net}>
              Net
            </th>
            <th scope="col" className={styles.more}>
              <VisuallyHidden>More</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {latest.map((round) => (
            <RoundRow key={round.id} player={player} round={round} explained={explained} />
          ))}
          <tr className={styles.separator}>
            <td colSpan={7}>{SEPARATOR}</td>
          </tr>
          {older.map((round) => (
            <RoundRow key={round.id} player={player} round={round} explained={explained} />
          ))}
        </tbody>
      </table>
      {/* The server hands it out, also to visitors without scripts; of whom it does not name it has none. */}
      {player.live && (
        <LinkButton
          className={styles.download}
          href={`${pathOf(player)}.csv`}
          download={`golf-handicaps-player-${player.id}.csv`}
        >
          <Download aria-hidden size={16} />
          Download rounds (CSV)
        </LinkButton>
      )}
    </>
  );
}
