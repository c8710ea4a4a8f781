import { cabinetPlayersResource, type CabinetPlayer } from '@golf/shared/api';
import { usePreference, type TrophyRoomProps } from '@golf/shared/platform';
import { trophyRoomPath } from '@golf/shared/routes';
import { Button, CopyLink, Failure, useModal } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Cabinet } from './Cabinet.tsx';
import { chooseRoom, neighbourOf } from './choose-room.ts';
import { ClosedCabinet } from './ClosedCabinet.tsx';
import { Hint } from './Hint.tsx';
import { PlayerSelect } from './PlayerSelect.tsx';
import { lastPlayer, trophySelect } from './remembered-player.ts';
import styles from './TrophyRoom.module.css';
import { useSwipe } from './use-swipe.ts';

/** Dialog with one player's trophies, over the page. */
export function TrophyRoom({ playerId, onClose }: TrophyRoomProps) {
  const modal = useModal(onClose);
  const dialog = modal.ref;
  const remembered = usePreference(lastPlayer);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: players, isError, refetch } = useQuery(cabinetPlayersResource);
  const failed = !players && isError;
  const player = players && chooseRoom(players, chosen ?? playerId ?? remembered);
  const field = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The player field has the initial focus but is disabled now: some browsers have already blurred it.
    const active = document.activeElement;
    if (!failed || (active !== document.body && !field.current?.contains(active))) return;
    dialog.current?.querySelector<HTMLElement>('[role=status] button')?.focus();
  }, [failed, dialog]);

  useEffect(() => {
    if (player) lastPlayer.set(player.id);
  }, [player]);

  const choose = ({ id, name }: CabinetPlayer) => {
    trophySelect.set({ id, name });
    setChosen(id);
  };
  const swipe = useSwipe((step) => {
    const next = players && player && neighbourOf(players, player.id, step);
    if (next) choose(next);
  });
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes the topmost popup, and only then the room.
    if (event.key === 'Escape' && dialog.current?.querySelector('[data-popup-open]')) event.preventDefault();
  };

  return (
    // A click on the backdrop closes it; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      className={styles.room}
      aria-label="Trophy Room"
      onClick={onBackdrop}
      onKeyDownCapture={onKeyDown}
    >
      <div className={styles.inner} {...swipe}>
        <div className={styles.head} data-shut={failed || undefined}>
          <div className={styles.name}>
            <p className={styles.title}>Trophy Room</p>
            {failed ? (
              <p className={styles.hint}>Trophies and badges, player by player.</p>
            ) : (
              <Hint playerId={player?.id} />
            )}
          </div>
          <PlayerSelect
            fieldRef={field}
            players={players ?? []}
            player={player}
            off={failed}
            onChoose={choose}
            layer={dialog}
          />
          <div className={styles.tools}>
            {player && (
              <CopyLink
                key={player.id}
                path={trophyRoomPath(player.id)}
                iconLabel="Copy the link to this room"
                messageClassName={styles.copied}
              />
            )}
            <Button kind="icon" aria-label="Close" onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
        </div>
        {!players && (
          <ClosedCabinet
            failure={
              failed && (
                <Failure kind="page" onRetry={refetch}>
                  We can’t load the trophies right now.
                </Failure>
              )
            }
          />
        )}
        {players?.length === 0 && <p className={styles.note}>Nobody has a Trophy Room yet.</p>}
        {player && <Cabinet key={player.id} player={player} layer={dialog} />}
      </div>
    </dialog>
  );
}
