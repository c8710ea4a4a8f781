import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { lazy, memo, Suspense } from 'react';
import styles from './DetailRow.module.css';

const importDetail = () => import('../detail/PlayerDetail.tsx');
const PlayerDetail = lazy(importDetail);

/** Fetches what a row opens to before it is asked for. */
export const loadDetail = () => void importDetail().catch(() => {});

export interface DetailRowProps {
  entry: Ranked<Player>;
  /** The whole table, for the neighbours. */
  ranked: readonly Ranked<Player>[];
  onOpenPlayer: (playerId: number) => void;
}

/** What opens below a player's line. */
export const DetailRow = memo(function DetailRow({ entry, ranked, onOpenPlayer }: DetailRowProps) {
  const { player } = entry;
  return (
    <tr data-detail className={styles.detailRow}>
      <td colSpan={5}>
        <section id={`player-${player.id}`} aria-label={player.name} className={styles.detail}>
          <Suspense
            fallback={
              <p role="status" className={styles.spinner}>
                Loading {player.name}…
              </p>
            }
          >
            <PlayerDetail key={player.id} entry={entry} ranked={ranked} onOpenPlayer={onOpenPlayer} />
          </Suspense>
        </section>
      </td>
    </tr>
  );
});
