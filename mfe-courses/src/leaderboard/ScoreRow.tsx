import type { CourseScore } from '@golf/shared/api';
import { formatHandicap, formatPosition, formatScore, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { HoverCard, PlayerFace, VideoCard, videoOf, VisuallyHidden, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { DayOfRound } from './DayOfRound.tsx';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import type { Rank } from './rounds.ts';
import { HonourMark, honourName, type Honour } from './HonourMark.tsx';
import styles from './ScoreRow.module.css';

export interface ScoreRowProps {
  round: CourseScore;
  /** Handicap of the player; undefined while unknown. */
  handicap: number | null | undefined;
  /** Place among the rounds from the same tee. */
  rank: Rank | undefined;
  /** Whether the round makes its player the Course Leader, or is the record from its tee. */
  honour: Honour | null;
  /** Whether the round fits on the printed sheet. */
  printed: boolean;
  /** Whether a compact leaderboard hides it on screen. */
  further: boolean;
}

type RoundProps = Pick<ScoreRowProps, 'round' | 'honour'>;

const titleOf = (round: CourseScore) => round.score_title || round.score_course;

const cardOf = ({ round, honour }: RoundProps) => (
  <VideoCard
    scoreId={round.score_id}
    title={titleOf(round)}
    player={round.live ? round.player_name : undefined}
    link={round.course_link}
    date={round.score_date}
    course={round.score_course}
    score={round.score_over_par}
    gross={round.tee_par === null ? undefined : round.tee_par + round.score_over_par}
    pro={round.pro}
    honour={honour ? honourName(honour) : undefined}
    played={[`${round.tee_name} tees`, round.tee_par && `par ${round.tee_par}`].filter(Boolean).join(', ')}
  />
);

/** Name linked to the player's page; blurred until the player is announced. */
function PlayerName({ round, honour }: RoundProps) {
  const { player_id: playerId, player_name: name, live } = round;
  return (
    <HoverCard id={`${round.score_id}|player`} renderCard={() => cardOf({ round, honour })}>
      <Link
        className={styles.player}
        to={playerPagePath(playerId, live ? name : null)}
        data-event={`player-page-${playerId}`}
      >
        <PlayerFace src={live ? round.profile : null} size={32} className={styles.face} />
        <span className={live ? styles.name : styles.preview}>{name}</span>
      </Link>
    </HoverCard>
  );
}

/** A title without line breaks inside words such as "5-wood". */
const unbroken = (title: string) =>
  title.split(/(\d+-\w+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The same title has the same parts.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ),
  );

/** The title, linked to the video. */
function VideoTitle({ round, honour }: RoundProps) {
  const { href } = videoOf(round.course_link);
  return (
    <HoverCard id={`${round.score_id}|title`} renderCard={() => cardOf({ round, honour })}>
      {href ? (
        <a
          className={styles.title}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`video-link-${round.score_id}`}
        >
          {unbroken(titleOf(round))}
        </a>
      ) : (
        <span className={styles.title}>{unbroken(titleOf(round))}</span>
      )}
    </HoverCard>
  );
}

/** One round. Player and title have a hover card about the video. */
export function ScoreRow({ round, handicap, rank, honour, printed, further }: ScoreRowProps) {
  const { formatDay } = useDates();
  const tee = (
    <TeeBadge
      name={round.tee_name}
      background={round.tee_background}
      text={round.tee_text_color}
      gender={round.gender}
      quiet
    />
  );
  return (
    <tr className={styles.row} data-unprinted={!printed || undefined} data-further={further || undefined}>
      <td className={styles.date}>{formatDay(round.score_date)}</td>
      <th scope="row">
        <span className={styles.ranked}>
          {rank && <span className={styles.rank}>{formatPosition(rank.position, rank.tied)}</span>}
          <span className={styles.who}>
            <PlayerName round={round} honour={honour} />
            {honour && <HonourMark honour={honour} />}
            {round.live ? (
              <span className={styles.dayBelow}>
                <DayOfRound
                  round={{
                    date: round.score_date,
                    link: round.course_link,
                    video: titleOf(round),
                    score_id: round.score_id,
                  }}
                />
              </span>
            ) : (
              <span className={styles.unannounced}>To be announced</span>
            )}
          </span>
        </span>
        <span className={styles.teeBelow}>{tee}</span>
      </th>
      <td className={styles.titleCell}>
        <VideoTitle round={round} honour={honour} />
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
        {formatScore(round.score_over_par)}
      </td>
    </tr>
  );
}
