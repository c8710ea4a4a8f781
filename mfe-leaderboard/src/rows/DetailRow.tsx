import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { endEarly, lazyPart } from '@golf/shared/platform';
import { VisuallyHidden } from '@golf/shared/ui';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { memo, useLayoutEffect } from 'react';
import type { PlayerDetailProps } from '../detail/PlayerDetail.tsx';
import styles from './DetailRow.module.css';

/** Content of an open row, preloaded as soon as the pointer or focus reaches a row. */
export const PlayerDetail = lazyPart<PlayerDetailProps>({
  what: 'The details of this player',
  load: () => import('../detail/PlayerDetail.tsx'),
  fallback: ({ entry }) => (
    <p role="status" className={styles.spinner}>
      Loading {entry.player.live ? entry.player.name : 'the player'}…
    </p>
  ),
});

export interface DetailRowProps {
  entry: Ranked<Player>;
  /** The whole table, for the neighbours. */
  ranked: readonly Ranked<Player>[];
  /** Number of columns of the table. */
  columns: number;
  onOpenPlayer: (playerId: number) => void;
  onClose: (playerId: number) => void;
}

/** Detail row below a player's row. */
export const DetailRow = memo(function DetailRow({ entry, ranked, columns, onOpenPlayer, onClose }: DetailRowProps) {
  const { player } = entry;
  useLayoutEffect(endEarly, []);
  return (
    <tr data-detail className={styles.detailRow}>
      <td colSpan={columns}>
        <section id={`player-${player.id}`} aria-label={player.name} className={styles.detail}>
          <PlayerDetail key={player.id} entry={entry} ranked={ranked} onOpenPlayer={onOpenPlayer} />
          {/* At the end of the details, which may be a screen or more below the row's own button. */}
          <button type="button" className={styles.close} onClick={() => onClose(player.id)}>
            <ChevronUp aria-hidden size={18} />
            Close<VisuallyHidden> {player.name}</VisuallyHidden>
          </button>
        </section>
      </td>
    </tr>
  );
});
