import { playersResource, type Player } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';
import { Unavailable } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FindPlayer } from '../find/FindPlayer.tsx';
import styles from './OtherPlayer.module.css';

export interface OtherPlayerProps {
  /** Whose place the other one takes. */
  player: Player;
  side: 'left' | 'right';
  /** Players who are there already. */
  without: ReadonlySet<number>;
  onFind: (playerId: number) => void;
}

/** Finds a player. Who there is is asked for once the field gets the focus: the page itself does without the whole table. */
export function OtherPlayer({ player, side, without, onFind }: OtherPlayerProps) {
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...playersResource, enabled: wanted });
  const ranked = useMemo(() => rankByHandicap(data ?? []), [data]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have got the focus before this script was there.
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
      {isError && !data && <Unavailable onRetry={refetch}>The players aren’t available right now.</Unavailable>}
    </div>
  );
}
