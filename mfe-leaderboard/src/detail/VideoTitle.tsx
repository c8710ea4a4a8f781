import type { Round } from '@golf/shared/api';
import { HoverCard, VideoCard, videoOf, VideoStill } from '@golf/shared/ui';
import styles from './Video.module.css';

/** The hover card of a title or thumbnail. */
const cardOf = (round: Round) => (
  <VideoCard
    scoreId={round.id}
    title={round.video || round.course}
    link={round.link}
    date={round.date}
    course={round.course}
    score={round.score}
    pro={round.pro}
  />
);

interface VideoProps {
  round: Round;
}

/** The title of a round's video, a link to it. */
export function VideoTitle({ round }: VideoProps) {
  const { href } = videoOf(round.link);
  const title = round.video || round.course;
  return (
    <HoverCard id={`${round.id}|title`} className={styles.anchor} renderCard={() => cardOf(round)}>
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
export function VideoThumbnail({ round }: VideoProps) {
  const { href, thumbnail } = videoOf(round.link);
  if (round.pro) return <span className={styles.pro}>Pro</span>;
  const still = <VideoStill src={thumbnail} width={72} height={41} />;
  if (!href) return still;
  return (
    <HoverCard id={`${round.id}|thumbnail`} className={styles.anchor} renderCard={() => cardOf(round)}>
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
