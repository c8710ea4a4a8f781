import type { Player, Round } from '@golf/shared/api';
import { formatDay, formatScore, unbrokenFormula } from '@golf/shared/format';
import { FULL_ROUND, STANDARD_SLOPE } from '@golf/shared/handicap';
import { SITE } from '@golf/shared/site';
import { CourseName, VisuallyHidden } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { explainRound, formatRating, signed } from './explain-round.ts';
import styles from './RoundsTable.module.css';
import { VideoThumbnail, VideoTitle } from './VideoTitle.tsx';

interface RoundRowProps {
  player: Player;
  round: Round;
  /** Whether the explanation stands in the page before it is opened. */
  explained: boolean;
  /** Not among the latest 20. */
  older?: boolean;
}

/** A mailto link to report an error in a round. */
function reportLink(player: Player, round: Round): string {
  const subject = `Error in round ${round.id} of ${player.name}`;
  const body = `Round ${round.id}: ${round.video} (${round.date}, ${round.course})\n\nWhat is wrong:\n`;
  return `mailto:${SITE.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Explains how the adjusted score was calculated, and whom to tell if it is wrong. */
function Explained({ player, round }: Pick<RoundRowProps, 'player' | 'round'>) {
  const { gross, holes, played, expected, formulas } = explainRound(round);
  return (
    <div className={styles.explained}>
      {played !== null && (
        <dl className={styles.formulas}>
          {formulas.map(([what, formula]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{unbrokenFormula(formula)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {gross} strokes ({formatScore(round.score)}, par {round.par}) over {holes} holes. Course rating{' '}
        {formatRating(round.course_rating)}, slope rating {round.slope}; {STANDARD_SLOPE} is the standard slope.
        {expected !== null &&
          ` The ${FULL_ROUND - holes} holes not played are expected to ${expected < 0 ? 'take off' : 'add'} ${Math.abs(expected).toFixed(2)}.`}
      </p>
      {round.comments && <p>{round.comments}</p>}
      <a className={styles.report} href={reportLink(player, round)}>
        <Mail aria-hidden size={16} />
        Report an error in round {round.id}
      </a>
    </div>
  );
}

/** Thumbnail and title of the video, and a link to the back nine; on a phone also day and course. */
function RoundVideo({ round }: { round: Round }) {
  const back = round.back_nine_link;
  return (
    <div className={styles.video}>
      <span className={styles.thumbnailBox}>
        <VideoThumbnail round={round} />
      </span>
      <span className={styles.words}>
        <VideoTitle round={round} />
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
      <VisuallyHidden>How {signed(round.net_score, 2)} was calculated</VisuallyHidden>
    </button>
  );
}

/** One round, with a row below that explains its adjusted score. */
export function RoundRow({ player, round, explained, older = false }: RoundRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr className={styles.round} data-counts={round.is_one_of_lowest_8 || undefined} data-older={older || undefined}>
        <td className={styles.date}>{formatDay(round.date)}</td>
        <td>
          <RoundVideo round={round} />
        </td>
        <td className={styles.course}>
          <CourseName name={round.course} isColumn />
        </td>
        <td className={styles.par}>{round.par}</td>
        <td className={styles.score} data-score={Math.sign(round.score)}>
          {formatScore(round.score)}
        </td>
        <td className={styles.net}>
          {round.is_one_of_lowest_8 && <span role="img" aria-label="counts" className={styles.dot} />}
          {signed(round.net_score, 2)}
        </td>
        <td className={styles.more}>
          <Toggle round={round} open={open} onToggle={() => setOpen(!open)} />
        </td>
      </tr>
      {(open || explained) && (
        <tr id={`round-${round.id}`} className={styles.explanation} data-closed={!open || undefined}>
          <td colSpan={7}>
            <Explained player={player} round={round} />
          </td>
        </tr>
      )}
    </>
  );
}
