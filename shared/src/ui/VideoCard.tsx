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
  /** Who has played it, where the card stands for more than one player's rounds. */
  player?: string | undefined;
  link: string | null;
  /** ISO day. */
  date: string;
  course: string;
  /** Strokes relative to par. */
  score: number;
  /** Strokes. */
  gross?: number | undefined;
  /** A pro round: it shows no thumbnail. */
  pro: boolean;
  /** What was played: "18 holes, par 72". */
  played?: string | undefined;
  /** What the score is worth: "−4.79". */
  adjusted?: string | undefined;
  /** Whether it counts towards the handicap. */
  counts?: boolean | undefined;
  /** What the round has won: "Personal best". */
  honour?: string | undefined;
}

/** The host of a link; one that cannot be read, such as "https://", costs its name alone. */
const hostOf = (href: string) => /^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? 'the web';

/** A title that breaks between its sentences first. */
const inSentences = (title: string) =>
  title.split(/(?<=[.?!…]) /).map((sentence, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));

/** The content of a round's hover card: title, thumbnail, day, course and score. Links open in a new tab. */
export function VideoCard(props: VideoCardProps) {
  const { formatDay } = useDates();
  const { scoreId, title, player, link, date, course, score, gross, pro, played, adjusted, counts, honour } = props;
  const { href, thumbnail } = videoOf(link);
  const out = { target: '_blank', rel: 'noopener noreferrer', 'data-event': `video-link-${scoreId}` };
  // The title is the same link, and the one for screen readers. What the card is about leads there too: Tab passes by.
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
