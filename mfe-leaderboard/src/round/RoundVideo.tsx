import type { RoundPage } from '@golf/shared/api';
import { videoOf, VideoStill } from '@golf/shared/ui';
import Play from 'lucide-react/icons/play';
import styles from './Round.module.css';

/** Thumbnail and title of the round's video, linked to the video; a pro round has no thumbnail. */
export function RoundVideo({ page: { round } }: { page: RoundPage }) {
  const { href, thumbnail } = videoOf(round.link);
  const title = round.video || round.course;
  const out = { target: '_blank', rel: 'noopener noreferrer', 'data-event': `video-link-${round.id}` };
  const still = !round.pro && <VideoStill src={thumbnail} width={640} height={360} />;
  return (
    <div className={styles.video}>
      {href ? (
        <a href={href} {...out} className={styles.watch}>
          {still}
          <span className={styles.title}>
            <Play aria-hidden size={18} />
            {title}
          </span>
        </a>
      ) : (
        <span className={styles.watch}>
          {still}
          <span className={styles.title}>{title}</span>
        </span>
      )}
      {round.back_nine_link && (
        <a href={round.back_nine_link} {...out}>
          {round.back_nine_title ?? 'Back nine'}
        </a>
      )}
    </div>
  );
}
