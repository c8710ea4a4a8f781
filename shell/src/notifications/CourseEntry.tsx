import type { CourseUpdate } from '@golf/shared/api';
import { timeAgo } from '@golf/shared/format';
import { ROUTES } from '@golf/shared/routes';
import { Flag, Pin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './UpdatesPanel.module.css';

interface CourseEntryProps {
  update: CourseUpdate;
  /** Milliseconds since 1970. */
  now: number;
  onChoose: () => void;
}

/** A newly released course leaderboard, pinned above the scores; leads to the courses. */
export function CourseEntry({ update, now, onChoose }: CourseEntryProps) {
  const [failed, setFailed] = useState(false);
  const picture = failed ? null : update.feature_image;
  return (
    <li className={styles.pinned}>
      <Link to={ROUTES.courses} className={styles.entry} data-event="notification-course" onClick={onChoose}>
        <span className={styles.view}>
          {picture ? (
            <img
              src={`/images/courses/${encodeURIComponent(picture)}`}
              alt=""
              width="72"
              height="54"
              loading="lazy"
              onError={() => setFailed(true)}
            />
          ) : (
            <Flag aria-hidden />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.released}>Course Leaderboard Released</span>
          <span className={styles.name}>
            {update.name}
            {update.course && ` – ${update.course}`}
          </span>
          <time className={styles.when} dateTime={update.updated_at}>
            {timeAgo(update.updated_at, now)}
          </time>
        </span>
        <Pin className={styles.pin} role="img" aria-label="Pinned" />
      </Link>
    </li>
  );
}
