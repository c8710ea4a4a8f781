import type { CourseScore } from '@golf/shared/api';
import { formatDay, formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { HoverCard, PlayerFace, VideoCard, videoOf, VisuallyHidden } from '@golf/shared/ui';
import Award from 'lucide-react/icons/award';
import { Link } from 'react-router-dom';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import styles from './ScoreRow.module.css';

export interface ScoreRowProps {
  round: CourseScore;
  /** Handicap of its player; undefined while it is not known. */
  handicap: number | null | undefined;
  isRecord: boolean;
  /** Whether it is among the rounds that fit on paper. */
  printed: boolean;
}

type RoundProps = Pick<ScoreRowProps, 'round'>;

const titleOf = (round: CourseScore) => round.score_title || round.score_course;

const cardOf = (round: CourseScore) => (
  <VideoCard
    scoreId={round.score_id}
    title={titleOf(round)}
    link={round.course_link}
    date={round.score_date}
    course={round.score_course}
    score={round.score_over_par}
    pro={round.pro}
  />
);

/** Leads to the player's page. */
function PlayerName({ round }: RoundProps) {
  const { player_id: playerId } = round;
  return (
    <HoverCard id={`${round.score_id}|player`} renderCard={() => cardOf(round)}>
      <Link
        className={styles.player}
        to={playerPagePath(playerId, round.player_name)}
        data-event={`player-page-${playerId}`}
      >
        <PlayerFace src={round.profile} size={32} className={styles.face} />
        <span className={styles.name}>{round.player_name}</span>
      </Link>
    </HoverCard>
  );
}

/** The title, a link to the video. */
function VideoTitle({ round }: RoundProps) {
  const { href } = videoOf(round.course_link);
  return (
    <HoverCard id={`${round.score_id}|title`} renderCard={() => cardOf(round)}>
      {href ? (
        <a
          className={styles.title}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`video-link-${round.score_id}`}
        >
          {titleOf(round)}
        </a>
      ) : (
        <span className={styles.title}>{titleOf(round)}</span>
      )}
    </HoverCard>
  );
}

/** One round. Player and title have a hover card about the video. */
export function ScoreRow({ round, handicap, isRecord, printed }: ScoreRowProps) {
  const tee = <TeeBadge name={round.tee_name} background={round.tee_background} text={round.tee_text_color} />;
  return (
    <tr className={styles.row} data-record={isRecord || undefined} data-unprinted={!printed || undefined}>
      <td className={styles.date}>{formatDay(round.score_date)}</td>
      <td>
        <PlayerName round={round} />
        <span className={styles.teeBelow}>{tee}</span>
      </td>
      <td className={styles.titleCell}>
        <VideoTitle round={round} />
      </td>
      <td className={styles.tee}>{tee}</td>
      <td className={styles.number}>{round.tee_par}</td>
      <td className={styles.number}>
        {handicap !== undefined && (
          <>
            <span aria-hidden>{formatHandicap(handicap)}</span>
            <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
          </>
        )}
      </td>
      <td className={styles.score} data-score={Math.sign(round.score_over_par)}>
        {isRecord && (
          <span className={styles.record} title="Course record">
            <Award aria-hidden size={14} />
            <VisuallyHidden upTo={1024}>
              <VisuallyHidden>Course </VisuallyHidden>Record
            </VisuallyHidden>
          </span>
        )}
        {formatScore(round.score_over_par)}
      </td>
    </tr>
  );
}
