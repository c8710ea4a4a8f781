import type { PlayerSummary } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import { DEFAULT_PICTURES, flagUrl } from '@golf/shared/site';
import { Board, Picture, VisuallyHidden } from '@golf/shared/ui';
import styles from './Hero.module.css';
import { Movement } from './Movement.tsx';

/** The head of a player's page: face, name, country, and the figures that people come for. */
export function Hero({ summary: { player, position, tied, ranked, moved } }: { summary: PlayerSummary }) {
  const face = (
    <Picture
      src={player.profile}
      fallback={DEFAULT_PICTURES.profile}
      alt={player.live ? `Picture of ${player.name}` : ''}
      width={96}
      height={96}
      className={styles.face}
    />
  );
  const lead = (
    <span className={styles.lead}>
      {player.code && (
        <span className={styles.country}>
          <img src={flagUrl(player.code)} alt="" width="28" height="21" className={styles.flag} />
          {player.flag_name}
        </span>
      )}
      {player.badge_id !== null && <span className={styles.legend}>Handicap Legend</span>}
    </span>
  );
  const aside = (
    <dl className={styles.figures}>
      <div className={styles.handicap}>
        <dt>Handicap</dt>
        <dd>
          <span aria-hidden>{formatHandicap(player.handicap)}</span>
          <VisuallyHidden>{speakHandicap(player.handicap)}</VisuallyHidden>
        </dd>
      </div>
      {position !== null && (
        <div>
          <dt>Place</dt>
          <dd>
            {formatPosition(position, tied)} <span className={styles.of}>of {ranked}</span>
          </dd>
        </div>
      )}
      {moved !== null && (
        <div>
          <dt>30 days</dt>
          <dd className={styles.words}>
            <Movement moved={moved} />
          </dd>
        </div>
      )}
    </dl>
  );
  const title = <span className={player.live ? undefined : styles.preview}>{player.name}</span>;
  return <Board title={title} face={face} lead={lead} aside={aside} />;
}
