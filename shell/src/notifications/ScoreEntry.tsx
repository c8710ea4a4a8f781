import type { ScoreUpdate } from '@golf/shared/api';
import { timeAgo } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { PlayerFace } from '@golf/shared/ui';
import styles from './UpdatesPanel.module.css';

interface ScoreEntryProps {
  update: ScoreUpdate;
  /** Whether it came since the panel was last opened. */
  fresh: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onChoose: () => void;
}

/** A newly tracked round; a click opens its player on the leaderboard. */
export function ScoreEntry({ update, fresh, now, onChoose }: ScoreEntryProps) {
  const choose = () => {
    onChoose();
    intents.emit('player/expand', { playerId: update.player_id });
  };
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-event={`notification-player-${update.player_id}`}
        onClick={choose}
      >
        <PlayerFace src={update.profile} size={44} />
        <span className={styles.words}>
          <span className={styles.name}>{update.name}</span>
          <span className={styles.what}>{update.title}</span>
          <time className={styles.when} dateTime={update.updated_at}>
            {timeAgo(update.updated_at, now)}
          </time>
        </span>
        {fresh && <span role="img" aria-label="New" className={styles.dot} />}
      </button>
    </li>
  );
}
