import type { ScoreUpdate } from '@golf/shared/api';
import { formatHandicap, formatStrokes, timeAgo } from '@golf/shared/format';
import { roundToTenth } from '@golf/shared/handicap';
import { intents } from '@golf/shared/platform';
import { playerPagePath, roundPagePath } from '@golf/shared/routes';
import { CourseName, PlayerFace } from '@golf/shared/ui';
import { clubAndCourse } from './club-and-course.ts';
import styles from './UpdatesPanel.module.css';

type RoundResult = NonNullable<ScoreUpdate['result']>;

interface ScoreEntryProps {
  update: ScoreUpdate;
  /** Whether the update is newer than the last opening of the panel. */
  fresh: boolean;
  /** Milliseconds since 1970; null if the heading of the day shows the age. */
  now: number | null;
  onChoose: () => void;
}

/** "72 (0) at Oakmont", with "Handicap +2.2 → +2.3" below. */
function Result({ course, gross, score_over_par: score, handicap, handicap_before: before }: RoundResult) {
  const [club, own] = clubAndCourse(course);
  // Difference of the displayed figures.
  const change = before === null || handicap === null ? NaN : roundToTenth(handicap) - roundToTenth(before);
  return (
    <span className={styles.result}>
      <span>
        <b data-score={Math.sign(score)}>{formatStrokes(gross, score)}</b> at{' '}
        <CourseName name={own ? `${club} – ${own}` : club} />
      </span>{' '}
      {handicap !== null && (
        <span className={styles.handicap}>
          Handicap {change === 0 ? 'stays at ' : before !== null && `${formatHandicap(before)} → `}
          <b data-better={change < 0 || undefined}>{formatHandicap(handicap)}</b>
        </span>
      )}
    </span>
  );
}

/** A newly tracked round. A click expands its player on the leaderboard. */
export function ScoreEntry({ update, fresh, now, onChoose }: ScoreEntryProps) {
  const { result } = update;
  const choose = () => {
    onChoose();
    intents.emit('player/expand', { playerId: update.player_id });
  };
  return (
    <li>
      {/* A new tab opens the page of the round. A click here expands the player on the leaderboard. */}
      <a
        className={styles.entry}
        href={
          result
            ? roundPagePath(update.score_id, update.name, result.course)
            : playerPagePath(update.player_id, update.name)
        }
        data-event={`notification-player-${update.player_id}`}
        data-no-prefetch
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          choose();
        }}
      >
        <PlayerFace src={update.profile} size={44} />
        <span className={styles.words}>
          <span className={styles.name}>{update.name}</span>
          <span className={styles.what}>{update.title}</span>
          {result && <Result {...result} />}
          {fresh && <span role="img" aria-label="New" className={styles.fresh} />}
          {now !== null && (
            <time className={styles.when} dateTime={update.updated_at}>
              {timeAgo(update.updated_at, now)}
            </time>
          )}
        </span>
      </a>
    </li>
  );
}
