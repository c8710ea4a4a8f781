import type { Player } from '@golf/shared/api';
import styles from './Name.module.css';

/** A player's name, or a placeholder before the announcement. */
export function Name({ player: { name, live } }: { player: Pick<Player, 'name' | 'live'> }) {
  return live ? <>{name}</> : <span className={styles.unannounced}>To be announced</span>;
}
