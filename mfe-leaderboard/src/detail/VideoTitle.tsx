import type { Round } from '@golf/shared/api';
import { formatAdjusted } from '@golf/shared/format';
import { HoverCard, VideoCard, videoOf, VideoStill } from '@golf/shared/ui';
import styles from './Video.module.css';

interface VideoProps {
  round: Round;
  /** Whether this round has the player's lowest adjusted score. */
  isBest: boolean;
}

const cardOf = ({ round, isBest }: VideoProps) => (
  <VideoCard
    scoreId={round.id}
    title={round.video || round.course}
    link={round.link}
    date={round.date}
    course={round.course}
    score={round.score}
    gross={round.par + round.score}
    pro={round.pro}
    played={[round.holes && `${round.holes} holes`, `par ${round.par}`].filter(Boolean).join(', ')}
    adjusted={formatAdjusted(round.net_score)}
    counts={round.is_one_of_lowest_8}
    honour={isBest ? 'Personal best' : undefined}
  />
);

/** Title of a round's video, linked to the video. */
export function VideoTitle(props: VideoProps) {
  const { round } = props;
  const { href } = videoOf(round.link);
  const title = round.video || round.course;
  return (
    <HoverCard id={`${round.id}|title`} className={styles.anchor} wide renderCard={() => cardOf(props)}>
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

/**
 * Thumbnail of a round's video, linked to the video; a pro round has none. Hidden from keyboard and screen readers,
 * because the title next to the thumbnail is the same link.
 */
export function VideoThumbnail(props: VideoProps) {
  const { round } = props;
  const { href, thumbnail } = videoOf(round.link);
  if (round.pro) return <span className={styles.pro}>Pro</span>;
  const still = <VideoStill src={thumbnail} width={72} height={41} />;
  if (!href) return still;
  return (
    <HoverCard id={`${round.id}|thumbnail`} className={styles.anchor} wide renderCard={() => cardOf(props)}>
      <a
        className={styles.thumbnail}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-event={`video-link-${round.id}`}
        tabIndex={-1}
        aria-hidden
      >
        {still}
      </a>
    </HoverCard>
  );
}
