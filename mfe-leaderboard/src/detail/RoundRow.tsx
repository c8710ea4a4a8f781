import type { Player, Round } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { CourseName, VisuallyHidden, useDates } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { PRESS_OPENS } from '../press-row.ts';
import { Explanation } from './Explanation.tsx';
import styles from './RoundsTable.module.css';
import { VideoThumbnail, VideoTitle } from './VideoTitle.tsx';

interface RoundRowProps {
  player: Player;
  round: Round;
  /** Whether this round has the player's lowest adjusted score. */
  isBest: boolean;
  /** Whether the HTML contains the explanation before it is opened. */
  explained: boolean;
  /** Whether the round is outside the latest 20. */
  older?: boolean;
}

/** Thumbnail and title of the video, and a link to the back nine; on a phone also day and course. */
function RoundVideo({ round, isBest }: Pick<RoundRowProps, 'round' | 'isBest'>) {
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
        <span className={styles.phoneOnly}>
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

interface ToggleProps {
  round: Round;
  open: boolean;
  onToggle: () => void;
}

function Toggle({ round, open, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-expanded={open}
      aria-controls={open ? `round-${round.id}` : undefined}
      title="How this was calculated"
      onClick={onToggle}
    >
      <ChevronDown aria-hidden size={16} className={styles.toolIcon} />
      <VisuallyHidden>How {formatAdjusted(round.net_score)} was calculated</VisuallyHidden>
    </button>
  );
}

/** One round, followed by a row that explains its adjusted score. */
export function RoundRow({ player, round, isBest, explained, older = false }: RoundRowProps) {
  const { formatDay } = useDates();
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr
        className={styles.round}
        data-counts={round.is_one_of_lowest_8 || undefined}
        data-older={older || undefined}
        {...PRESS_OPENS}
      >
        <td className={styles.date}>{formatDay(round.date)}</td>
        <th scope="row">
          <RoundVideo round={round} isBest={isBest} />
        </th>
        <td className={styles.course}>
          <CourseName name={round.course} isColumn />
        </td>
        <td className={styles.par}>{round.par}</td>
        <td className={styles.score} data-score={Math.sign(round.score)}>
          {formatScore(round.score)}
        </td>
        <td className={styles.net}>
          {round.is_one_of_lowest_8 && <span role="img" aria-label="counts" className={styles.dot} />}
          {formatAdjusted(round.net_score)}
        </td>
        <td className={styles.more}>
          <Toggle round={round} open={open} onToggle={() => setOpen(!open)} />
        </td>
      </tr>
      {(open || explained) && (
        <tr id={`round-${round.id}`} className={styles.explanation} data-closed={!open || undefined}>
          <td colSpan={7}>
            <Explanation player={player} round={round} />
          </td>
        </tr>
      )}
    </>
  );
}
