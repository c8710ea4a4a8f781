import { playerPagePath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import styles from './PlayerName.module.css';

export interface PlayerNameProps {
  player: { player_id: number; name: string; live: boolean };
}

/** A player's name, linked to the player's page; blurred until the player is announced. */
export function PlayerName({ player: { player_id: id, name, live } }: PlayerNameProps) {
  return (
    <Link
      to={playerPagePath(id, live ? name : null)}
      className={live ? styles.name : styles.preview}
      data-event={`player-page-${id}`}
    >
      {name}
    </Link>
  );
}
