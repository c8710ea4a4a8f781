import type { Player } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import { neighboursAt, type Neighbour, type Ranked } from '@golf/shared/handicap';
import { VisuallyHidden } from '@golf/shared/ui';
import { gapInWords } from './gap-in-words.ts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  entry: Ranked<Player>;
  ranked: readonly Ranked<Player>[];
  onOpenPlayer: (playerId: number) => void;
}

/** The players just above and below in the ranking, with the gap to each. */
export function Neighbours({ entry, ranked, onOpenPlayer }: NeighboursProps) {
  const { player } = entry;
  const { above, below } = neighboursAt(ranked, ranked.indexOf(entry));
  if (above.length + below.length === 0) return null;
  const line = ({ entry, gap }: Neighbour<Player>) => (
    <li key={entry.player.id}>
      <button type="button" className={styles.neighbour} onClick={() => onOpenPlayer(entry.player.id)}>
        <span className={styles.place}>{formatPosition(entry.position, entry.tied)}</span>
        <span className={entry.player.live ? styles.name : styles.preview}>{entry.player.name}</span>
        <span className={styles.gap}>{gapInWords(gap)}</span>
        <span className={styles.handicap}>
          <span aria-hidden>{formatHandicap(entry.player.handicap)}</span>
          <VisuallyHidden>{speakHandicap(entry.player.handicap)}</VisuallyHidden>
        </span>
      </button>
    </li>
  );
  return (
    <nav aria-label="Neighbours in the table" className={styles.neighbours}>
      <ol className={styles.list}>
        {above.map(line)}
        <li className={styles.self} aria-current="true">
          <span className={styles.place}>{formatPosition(entry.position, entry.tied)}</span>
          <span className={styles.name}>{player.name}</span>
          <span className={styles.handicap}>
            <span aria-hidden>{formatHandicap(player.handicap)}</span>
            <VisuallyHidden>{speakHandicap(player.handicap)}</VisuallyHidden>
          </span>
        </li>
        {below.map(line)}
      </ol>
    </nav>
  );
}
