import { cabinetPlayersResource, type CabinetPlayer } from '@golf/shared/api';
import { usePreference, type TrophyRoomProps } from '@golf/shared/platform';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Cabinet } from './Cabinet.tsx';
import { lastPlayer } from './preferences.ts';
import styles from './TrophyRoom.module.css';

/** The wanted player, else the first with achievements, else the first of all. */
export function chooseRoom(players: readonly CabinetPlayer[], wanted: number): CabinetPlayer | undefined {
  return players.find(({ id }) => id === wanted) ?? players.find((player) => player.has_achievement) ?? players[0];
}

/** The dialog of one player's trophies, over the page. */
export function TrophyRoom({ playerId, onClose }: TrophyRoomProps) {
  const choice = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const remembered = usePreference(lastPlayer);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: players, isError } = useQuery(cabinetPlayersResource);
  const player = players && chooseRoom(players, chosen ?? playerId ?? remembered);

  useEffect(() => {
    // The dialog is shown by the browser, which keeps the focus inside and gives it back afterwards.
    dialog.current?.showModal?.();
  }, []);
  useEffect(() => {
    if (player) lastPlayer.set(player.id);
  }, [player]);

  return (
    <dialog ref={dialog} className={styles.room} aria-label="Trophy Room" onClose={onClose}>
      <header className={styles.head}>
        <div className={styles.choice}>
          <label htmlFor={choice} className={styles.label}>
            Player
          </label>
          <select id={choice} value={player?.id ?? ''} onChange={(event) => setChosen(Number(event.target.value))}>
            {players?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </button>
      </header>
      {isError && <p className={styles.note}>The Trophy Room is not available right now.</p>}
      {players?.length === 0 && <p className={styles.note}>Nobody has a Trophy Room yet.</p>}
      {player && <Cabinet key={player.id} player={player} />}
    </dialog>
  );
}
