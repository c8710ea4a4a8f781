import type { Player, Round } from '@golf/shared/api';
import { formatScore, unbrokenFormula } from '@golf/shared/format';
import { FULL_ROUND, STANDARD_SLOPE } from '@golf/shared/handicap';
import { roundPagePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Term } from '@golf/shared/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import { explainRound, formatRating } from './explain-round.ts';
import styles from './Explanation.module.css';

/** A mailto link to report an error in a round. */
function reportLink(player: Player, round: Round): string {
  const subject = `Error in round ${round.id} of ${player.name}`;
  const body = `Round ${round.id}: ${round.video} (${round.date}, ${round.course})\n\nWhat is wrong:\n`;
  return `mailto:${SITE.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export interface ExplanationProps {
  player: Player;
  round: Round;
  /** Whether it leads to the page of the round. */
  leadsOn?: boolean;
}

/** Explains the calculation of the adjusted score, with a link to report an error. */
export function Explanation({ player, round, leadsOn = false }: ExplanationProps) {
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
        {gross} strokes ({formatScore(round.score)}, par {round.par}) over {holes} holes.{' '}
        <Term of="rating">Course rating</Term> {formatRating(round.course_rating)}, <Term of="slope">slope rating</Term>{' '}
        {round.slope}; {STANDARD_SLOPE} is the standard slope.
        {expected !== null &&
          ` The ${FULL_ROUND - holes} holes not played are expected to ${expected < 0 ? 'take off' : 'add'} ${Math.abs(expected).toFixed(2)}.`}
      </p>
      {round.comments && <p>{round.comments}</p>}
      {leadsOn && (
        <Link className={styles.report} to={roundPagePath(round.id, player.live ? player.name : null, round.course)}>
          <ArrowRight aria-hidden size={16} />
          All about this round
        </Link>
      )}
      <a className={styles.report} href={reportLink(player, round)}>
        <Mail aria-hidden size={16} />
        Report an error in this round
      </a>
    </div>
  );
}
