import { formatDay, formatScore } from '../format/index.ts';
import { CourseName } from './CourseName.tsx';
import styles from './VideoCard.module.css';
import { videoOf } from './video-link.ts';
import { VideoStill } from './VideoStill.tsx';

export interface VideoCardProps {
  /** Id of the round, for the click log. */
  scoreId: number;
  title: string;
  link: string | null;
  /** ISO day. */
  date: string;
  course: string;
  /** Strokes relative to par. */
  score: number;
  /** A pro round: it shows no thumbnail. */
  pro: boolean;
}

/** The content of a round's hover card: title, thumbnail, day, course and score. Links open in a new tab. */
export function VideoCard({ scoreId, title, link, date, course, score, pro }: VideoCardProps) {
  const { href, thumbnail } = videoOf(link);
  const out = { target: '_blank', rel: 'noopener noreferrer', 'data-event': `video-link-${scoreId}` };
  const still = <VideoStill src={thumbnail} width={262} height={147} />;
  return (
    <span className={styles.card}>
      {!pro &&
        (href ? (
          // The title below is the same link, and the one for keyboard and screen reader.
          <a href={href} {...out} tabIndex={-1} aria-hidden>
            {still}
          </a>
        ) : (
          still
        ))}
      <span className={styles.title}>
        {href ? (
          <a href={href} {...out}>
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className={styles.meta}>
        {formatDay(date)}
        <br />
        <CourseName name={course} />
      </span>
      <span className={styles.score}>
        <span className={styles.badge} data-score={Math.sign(score)}>
          {formatScore(score)}
        </span>{' '}
        to par
      </span>
    </span>
  );
}
