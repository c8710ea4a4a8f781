import type { Player, SummaryNeighbour } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { Card, VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gapInWords } from './gap-in-words.ts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  player: Player;
  position: number | null;
  tied: boolean;
  /** Players above and below, best first. */
  neighbours: readonly SummaryNeighbour[];
  /** Opens a neighbour; without the callback each name links to the neighbour's page. */
  onOpenPlayer?: (playerId: number) => void;
}

/** "Ada trails by 2.9", without the name of an unannounced player. On a narrow screen: "2.9 ahead", of the neighbour. */
function Gap({ player, gap }: { player: Player; gap: number }) {
  return (
    <span className={styles.gap}>
      <span className={styles.words}>
        {player.live && gap !== 0 && `${player.name.split(' ')[0]} `}
        {gapInWords(gap)}
      </span>
      <span className={styles.short}>
        {gap === 0 ? 'level' : `${Math.abs(gap).toFixed(1)} ${gap < 0 ? 'ahead' : 'behind'}`}
      </span>
    </span>
  );
}

function Handicap({ handicap }: { handicap: number | null }) {
  return (
    <span className={styles.handicap}>
      <span aria-hidden>{formatHandicap(handicap)}</span>
      <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
    </span>
  );
}

/** The players directly above and below in the ranking, with the gap to each. */
export function Neighbours({ player, position, tied, neighbours, onOpenPlayer }: NeighboursProps) {
  if (neighbours.length === 0) return null;
  const line = (neighbour: SummaryNeighbour) => {
    const content: ReactNode = (
      <>
        <span className={styles.place}>{formatPosition(neighbour.position, neighbour.tied)}</span>
        <span className={neighbour.live ? styles.name : styles.preview}>{neighbour.name}</span>
        <Gap player={player} gap={neighbour.gap} />
        <Handicap handicap={neighbour.handicap} />
      </>
    );
    return (
      <li key={neighbour.id}>
        {onOpenPlayer ? (
          <button type="button" className={styles.neighbour} onClick={() => onOpenPlayer(neighbour.id)}>
            {content}
          </button>
        ) : (
          <Link className={styles.neighbour} to={playerPagePath(neighbour.id, neighbour.live ? neighbour.name : null)}>
            {content}
          </Link>
        )}
      </li>
    );
  };
  return (
    <nav aria-label="Neighbours on the leaderboard">
      <Card as="ol" className={styles.list}>
        {neighbours.filter(({ above }) => above).map(line)}
        <li className={styles.self} aria-current="true">
          <span className={styles.place}>{formatPosition(position, tied)}</span>
          <span className={player.live ? styles.name : styles.preview}>{player.name}</span>
          <Handicap handicap={player.handicap} />
        </li>
        {neighbours.filter(({ above }) => !above).map(line)}
      </Card>
    </nav>
  );
}
