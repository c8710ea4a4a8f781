import { playersResource, type Player } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';
import { Failure } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FindPlayer } from '../find/FindPlayer.tsx';
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
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...playersResource, enabled: wanted });
  const ranked = useMemo(() => rankByHandicap(data ?? []), [data]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may have taken the focus before hydration.
    if (box.current?.contains(document.activeElement)) setWanted(true);
  }, []);
  return (
    <div ref={box} data-needs-script className={styles.box} onFocus={() => setWanted(true)}>
      <FindPlayer
        label={player.live ? `Replace ${player.name}` : `Replace the player on the ${side}`}
        placeholder={player.live ? `Replace ${player.name.split(' ')[0]}` : 'Replace player'}
        ranked={ranked.filter(({ player }) => !without.has(player.id))}
        waiting={data ? null : 'Loading players…'}
        onFind={onFind}
      />
      {isError && !data && <Failure onRetry={refetch}>The players aren’t available right now.</Failure>}
    </div>
  );
}
