import type { Player } from '@golf/shared/api';
import { Failure } from '@golf/shared/ui';
import { FindPlayer } from '../find/FindPlayer.tsx';
import { usePlayersOnFocus } from '../find/use-players-on-focus.ts';
import styles from './OtherPlayer.module.css';

export interface OtherPlayerProps {
  /** The player to replace. */
  player: Player;
  side: 'left' | 'right';
  /** Ids of players already in the comparison. */
  without: ReadonlySet<number>;
  onFind: (playerId: number) => void;
}

/**
 * Player search. The player list loads when the field takes the focus: the page itself does not need the whole table.
 */
export function OtherPlayer({ player, side, without, onFind }: OtherPlayerProps) {
  const { boxProps, ranked, waiting, isLost, retry } = usePlayersOnFocus();
  return (
    <div {...boxProps} data-needs-script className={styles.box}>
      <FindPlayer
        label={player.live ? `Replace ${player.name}` : `Replace the player on the ${side}`}
        placeholder={player.live ? `Replace ${player.name.split(' ')[0]}` : 'Replace player'}
        ranked={ranked.filter(({ player }) => !without.has(player.id))}
        waiting={waiting}
        onFind={onFind}
      />
      {isLost && <Failure onRetry={retry}>The players aren’t available right now.</Failure>}
    </div>
  );
}
