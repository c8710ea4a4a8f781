import { Fragment, type ReactNode } from 'react';
import { formatScore } from '../format/index.ts';
import { CourseName } from './CourseName.tsx';
import Play from 'lucide-react/icons/play';
import Trophy from 'lucide-react/icons/trophy';
import { useDates } from './use-dates.ts';
import styles from './VideoCard.module.css';
import { videoOf } from './video-link.ts';
import { VideoStill } from './VideoStill.tsx';

export interface VideoCardProps {
  /** Id of the round, for the click log. */
  scoreId: number;
  title: string;
  /** Name of the player, for a list with the rounds of several players. */
  player?: string | undefined;
  link: string | null;
  /** ISO day. */
  date: string;
  course: string;
  /** Strokes relative to par. */
  score: number;
  /** Strokes. */
  gross?: number | undefined;
  /** A pro round has no thumbnail. */
  pro: boolean;
  /** Holes and par: "18 holes, par 72". */
  played?: string | undefined;
  /** Adjusted score: "−4.79". */
  adjusted?: string | undefined;
  /** Whether the round counts towards the handicap. */
  counts?: boolean | undefined;
  /** Award of the round: "Personal best". */
  honour?: string | undefined;
}

/** Host of a link; a generic name for an invalid link such as "https://". */
const hostOf = (href: string) => /^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? 'the web';

/** A title with preferred line breaks between its sentences. */
const inSentences = (title: string) =>
  title.split(/(?<=[.?!…]) /).map((sentence, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));

/** Content of a round's hover card: title, thumbnail, day, course and score. Links open in a new tab. */
export function VideoCard(props: VideoCardProps) {
  const { formatDay } = useDates();
  const { scoreId, title, player, link, date, course, score, gross, pro, played, adjusted, counts, honour } = props;
  const { href, thumbnail } = videoOf(link);
  const out = { target: '_blank', rel: 'noopener noreferrer', 'data-event': `video-link-${scoreId}` };
  // Not a tab stop: the title is the same link for screen readers, and the card's anchor leads there as well.
  const watch = (className: string | undefined, children: ReactNode) =>
    href && (
      <a href={href} {...out} className={className} tabIndex={-1} aria-hidden>
        {children}
        <span className={styles.where}>
          <Play size={12} />
          Watch on {thumbnail === null ? hostOf(href) : 'YouTube'}
        </span>
      </a>
    );
  const still = <VideoStill src={thumbnail} width={262} height={147} />;
  return (
    <span className={styles.card}>
      {!pro && (watch(styles.watch, still) ?? still)}
      <span className={styles.title}>
        {href ? (
          <a href={href} {...out} tabIndex={-1}>
            {inSentences(title)}
          </a>
        ) : (
          inSentences(title)
        )}
      </span>
      <span className={styles.meta}>
        {player && <strong className={styles.player}>{player}</strong>}
        {formatDay(date)}
        {played && ` · ${played}`}
        <span className={styles.course}>
          <CourseName name={course} />
        </span>
      </span>
      <span className={styles.score}>
        <span className={styles.badge} data-score={Math.sign(score)}>
          {formatScore(score)}
        </span>
        {score === 0 ? 'level par' : 'to par'}
        {gross !== undefined && ` · ${gross} strokes`}
        {adjusted && (
          <>
            {' '}
            · Adjusted <strong>{adjusted}</strong>
          </>
        )}
        {honour && (
          <span className={styles.honour}>
            <Trophy aria-hidden size={14} /> {honour}
          </span>
        )}
        {counts && <span className={styles.counts}>Counts towards the handicap</span>}
      </span>
      {watch(styles.foot, null)}
    </span>
  );
}
