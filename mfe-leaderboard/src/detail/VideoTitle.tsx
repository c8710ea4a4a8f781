import type { Round } from '@golf/shared/api';
import { formatAdjusted } from '@golf/shared/format';
import { HoverCard, VideoCard, videoOf, VideoStill } from '@golf/shared/ui';
import styles from './Video.module.css';

interface VideoProps {
  round: Round;
  /** Whether it is the player's lowest adjusted score. */
  isBest: boolean;
}

/** The hover card of a title or thumbnail. */
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

/** The title of a round's video, a link to it. */
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
 * The thumbnail of a round's video, a link to it; a pro round has none. The title beside it is the same link: keyboard and
 * screen reader meet that one only.
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
