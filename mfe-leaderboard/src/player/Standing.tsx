import type { PlayerSummary } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import { VisuallyHidden } from '@golf/shared/ui';
import { Movement } from './Movement.tsx';
import { roundsSoFar } from '../rows/rounds-to-go.ts';
import styles from './Standing.module.css';

export interface StandingProps {
  summary: PlayerSummary;
  /** The other player of a comparison: both sides show the same figures. */
  beside?: PlayerSummary;
  className?: string | undefined;
}

/** Handicap, place and movement of a player, in the band at the top of a page. */
export function Standing({ summary, beside, className }: StandingProps) {
  const { player, position, tied, ranked, moved } = summary;
  const has = (what: 'position' | 'moved') =>
    player.handicap !== null && [summary, beside].some((one) => (one?.[what] ?? null) !== null);
  const soFar = player.handicap === null ? roundsSoFar(player) : null;
  return (
    <dl className={[styles.standing, className].filter(Boolean).join(' ')}>
      <div className={styles.handicap} data-none={player.handicap === null || undefined}>
        <dt>Handicap</dt>
        <dd>
          <span aria-hidden>{formatHandicap(player.handicap)}</span>
          <VisuallyHidden>{speakHandicap(player.handicap)}</VisuallyHidden>
        </dd>
      </div>
      {soFar && (
        <div>
          <dt>So far</dt>
          <dd className={styles.words}>{soFar}</dd>
        </div>
      )}
      {has('position') && (
        <div>
          <dt>Place</dt>
          <dd>
            {position === null ? (
              '–'
            ) : (
              <>
                {formatPosition(position, tied)}{' '}
                <span className={styles.of}>
                  of {ranked}
                  <VisuallyHidden upTo={beside ? 'desk' : 'phone'}> ranked</VisuallyHidden>
                </span>
              </>
            )}
          </dd>
        </div>
      )}
      {has('moved') && (
        <div>
          <dt>Last 30 days</dt>
          <dd className={styles.words}>{moved === null ? '–' : <Movement moved={moved} />}</dd>
        </div>
      )}
    </dl>
  );
}
