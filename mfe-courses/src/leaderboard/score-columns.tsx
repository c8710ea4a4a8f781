import type { CourseScore } from '@golf/shared/api';
import { formatHandicap, formatPosition, formatScore, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { HoverCard, PlayerFace, RoundDay, VideoCard, videoOf, VisuallyHidden, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import type { Order, Rank } from './rounds.ts';
import { HonourMark, honourName, type Honour } from './HonourMark.tsx';
import styles from './score-columns.module.css';

/** A row of the leaderboard. */
export interface Line {
  round: CourseScore;
  /** Handicap of the player; undefined while unknown. */
  handicap: number | null | undefined;
  /** Place among the rounds from the same tee. */
  rank: Rank | undefined;
  /** Whether the round makes its player the Course Leader, or is the record from its tee. */
  honour: Honour | null;
}

type RoundProps = Pick<Line, 'round' | 'honour'>;

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
        className={styles.name}
        to={playerPagePath(playerId, live ? name : null)}
        data-event={`player-page-${playerId}`}
      >
        <span className={live ? undefined : styles.preview}>{name}</span>
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
          className={styles.words}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`video-link-${round.score_id}`}
        >
          {unbroken(titleOf(round))}
        </a>
      ) : (
        <span className={styles.words}>{unbroken(titleOf(round))}</span>
      )}
    </HoverCard>
  );
}

const Day = ({ round }: Pick<Line, 'round'>) => (
  <RoundDay
    id={round.score_id}
    date={round.score_date}
    player={round.live ? round.player_name : null}
    course={round.score_course}
  />
);

const DATE: Column<Line> = {
  head: 'Date',
  kind: 'quiet',
  cell: Day,
  className: `${styles.date} ${styles.wide}`,
};
const PLAYER: Column<Line> = {
  head: 'Player',
  names: true,
  cell: ({ round, rank, honour }) => (
    <span className={styles.ranked}>
      {rank && <span className={styles.rank}>{formatPosition(rank.position, rank.tied)}</span>}
      <PlayerFace src={round.live ? round.profile : null} size={32} className={styles.face} />
      <span className={styles.who}>
        <PlayerName round={round} honour={honour} />
        {honour && <HonourMark honour={honour} />}
        {round.live ? (
          <span className={`${styles.below} ${styles.day}`}>
            <Day round={round} />
          </span>
        ) : (
          <span className={styles.below}>To be announced</span>
        )}
      </span>
    </span>
  ),
  className: styles.player,
};
const TITLE: Column<Line> = { head: 'Title', cell: VideoTitle, className: `${styles.title} ${styles.wide}` };
const TEES: Column<Line>[] = [
  {
    head: 'Tees',
    align: 'center',
    unlabelled: true,
    cell: ({ round: { tee_name: name, tee_background: background, tee_text_color: text, gender } }) => (
      <TeeBadge name={name} background={background} text={text} gender={gender} quiet />
    ),
    className: `${styles.number} ${styles.tees}`,
  },
  { head: 'Par', align: 'end', kind: 'quiet', cell: ({ round }) => round.tee_par, className: styles.number },
];
const HANDICAP: Column<Line> = {
  head: 'Handicap',
  short: 'Hcp',
  align: 'end',
  cell: ({ handicap }) =>
    handicap !== undefined && (
      <>
        <span aria-hidden>{formatHandicap(handicap)}</span>
        <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
      </>
    ),
  className: styles.number,
};
const SCORE: Column<Line> = {
  head: 'Score',
  align: 'end',
  kind: 'figure',
  score: ({ round: { score_over_par: score } }) => (score < 0 ? score : null),
  cell: ({ round }) => formatScore(round.score_over_par),
  className: styles.number,
};

/** The columns; rounds from a single set of tees are below its name and par. */
export const scoreColumns = (order: Order, ofOneTee: boolean): Column<Line>[] => [
  { ...DATE, sort: order === 'date' ? 'descending' : undefined },
  PLAYER,
  TITLE,
  ...(ofOneTee ? [] : TEES),
  HANDICAP,
  { ...SCORE, sort: order === 'score' ? 'ascending' : undefined },
];
