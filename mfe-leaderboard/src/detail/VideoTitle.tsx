import type { Round } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { HoverCard } from '@golf/shared/ui';
import { useState } from 'react';
import { formatDay } from './days.ts';
import styles from './Video.module.css';
import { videoOf } from './video-link.ts';

/** A thumbnail, or the words where there is none. */
function Still({ src, width, height }: { src: string | null; width: number; height: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === failed) {
    return (
      <span className={styles.none} style={{ width, height }}>
        No Thumbnail
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className={styles.still}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}

/** What a title or thumbnail shows when it is looked at closer. */
function VideoCard({ round }: { round: Round }) {
  const { href, thumbnail } = videoOf(round.link);
  return (
    <span className={styles.card}>
      {!round.pro && <Still src={thumbnail} width={262} height={147} />}
      <span className={styles.cardTitle}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" data-event={`video-link-${round.id}`}>
            {round.video || round.course}
          </a>
        ) : (
          round.video || round.course
        )}
      </span>
      <span className={styles.meta}>
        {formatDay(round.date)} · {round.course}
      </span>
      <span className={styles.badge} data-score={Math.sign(round.score)}>
        {formatScore(round.score).replace('-', '−')}
      </span>
    </span>
  );
}

interface VideoProps {
  round: Round;
}

/** The title of a round's video, leading to it. */
export function VideoTitle({ round }: VideoProps) {
  const { href } = videoOf(round.link);
  const title = round.video || round.course;
  return (
    <HoverCard id={`${round.id}|title`} className={styles.anchor} renderCard={() => <VideoCard round={round} />}>
      {href ? (
        <a
          className={styles.title}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`video-link-${round.id}`}
        >
          {title}
        </a>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
    </HoverCard>
  );
}

/** The thumbnail of a round's video, leading to it; a round of the tour has none. */
export function VideoThumbnail({ round }: VideoProps) {
  const { href, thumbnail } = videoOf(round.link);
  if (round.pro) return <span className={styles.pro}>Pro</span>;
  const still = <Still src={thumbnail} width={72} height={41} />;
  if (!href) return still;
  return (
    <HoverCard id={`${round.id}|thumbnail`} className={styles.anchor} renderCard={() => <VideoCard round={round} />}>
      <a
        className={styles.thumbnail}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Watch ${round.video || round.course}`}
        data-event={`video-link-${round.id}`}
      >
        {still}
      </a>
    </HoverCard>
  );
}
