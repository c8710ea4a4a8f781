import type { Round } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { CourseName, RoundDay, useDates, VisuallyHidden, type Column } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './RoundsTable.module.css';
import { VideoThumbnail, VideoTitle } from './VideoTitle.tsx';

/** A row of the table. */
export interface RoundLine {
  round: Round;
  /** Name of the player; null while the player is not announced. */
  player: string | null;
  /** Whether this round has the player's lowest adjusted score. */
  isBest: boolean;
  /** Whether the explanation of its adjusted score is open. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Thumbnail and title of the video, and a link to the back nine; on a phone also day and course. */
function RoundVideo({ round, isBest }: Pick<RoundLine, 'round' | 'isBest'>) {
  const { formatDay } = useDates();
  const back = round.back_nine_link;
  return (
    <div className={styles.video}>
      <span className={styles.thumbnailBox}>
        <VideoThumbnail round={round} isBest={isBest} />
      </span>
      <span className={styles.words}>
        <VideoTitle round={round} isBest={isBest} />
        {back && (
          <a
            className={styles.back}
            href={back}
            target="_blank"
            rel="noopener noreferrer"
            data-event={`video-link-${round.id}`}
          >
            {round.back_nine_title ?? 'Back nine'}
          </a>
        )}
        <span data-until="desk" className={styles.facts}>
          <span className={styles.day}>
            {round.pro && <strong className={styles.pro}>Pro · </strong>}
            {formatDay(round.date)}
          </span>
          <span className={styles.between}> · </span>
          <CourseName name={round.course} />
        </span>
      </span>
    </div>
  );
}

function Toggle({ round, isOpen, onToggle }: RoundLine) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `round-${round.id}` : undefined}
      title="How this was calculated"
      onClick={onToggle}
    >
      <ChevronDown aria-hidden size={16} className={styles.toolIcon} />
      <VisuallyHidden>How {formatAdjusted(round.net_score)} was calculated</VisuallyHidden>
    </button>
  );
}

/** Columns of a player's rounds. */
export const ROUND_COLUMNS: Column<RoundLine>[] = [
  {
    head: 'Date',
    from: 'desk',
    cell: ({ round: { id, date, course }, player }) => <RoundDay id={id} date={date} player={player} course={course} />,
    className: styles.date,
  },
  { head: 'Video', names: true, cell: (line) => <RoundVideo {...line} /> },
  { head: 'Course', from: 'desk', cell: ({ round }) => <CourseName name={round.course} isColumn /> },
  { head: 'Par', align: 'end', from: 'phone', cell: ({ round }) => round.par },
  { head: 'Score', align: 'end', score: ({ round }) => round.score, cell: ({ round }) => formatScore(round.score) },
  {
    head: 'Adjusted',
    short: 'Adj.',
    align: 'end',
    cell: ({ round }) => (
      <>
        {round.is_one_of_lowest_8 && <span role="img" aria-label="counts" className={styles.dot} />}
        {formatAdjusted(round.net_score)}
      </>
    ),
    className: styles.net,
  },
  { head: 'More', hidesHead: true, unlabelled: true, cell: (line) => <Toggle {...line} />, className: styles.more },
];
