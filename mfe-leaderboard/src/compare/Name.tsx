import type { Player } from '@golf/shared/api';
import styles from './Name.module.css';

/** A player's name, blurred until the player is announced. */
export function Name({ player: { name, live } }: { player: Pick<Player, 'name' | 'live'> }) {
  return <span className={live ? undefined : styles.preview}>{name}</span>;
}
