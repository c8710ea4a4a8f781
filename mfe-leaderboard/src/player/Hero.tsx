import type { PlayerSummary } from '@golf/shared/api';
import { flagUrl } from '@golf/shared/site';
import { OptionalPicture, Board } from '@golf/shared/ui';
import { FollowButton } from '../follow/FollowButton.tsx';
import styles from './Hero.module.css';
import { HeroFace } from './HeroFace.tsx';
import { Standing } from './Standing.tsx';

/** Head of a player's page: picture, name, country, and the main figures. */
export function Hero({ summary }: { summary: PlayerSummary }) {
  const { player } = summary;
  const face = (
    <HeroFace src={player.live ? player.profile : null} alt={player.live ? `Picture of ${player.name}` : ''} />
  );
  const lead = (
    <span className={styles.lead}>
      {player.code && (
        <span className={styles.country}>
          <OptionalPicture src={flagUrl(player.code)} alt="" width={28} height={21} className={styles.flag} />
          {player.flag_name}
        </span>
      )}
      {!player.live && <span className={styles.unannounced}>To be announced</span>}
      {player.badge_id !== null && <span className={styles.legend}>Handicap Legend</span>}
      <FollowButton player={player} onBand />
    </span>
  );
  const title = (
    <span className={player.live ? undefined : styles.preview} data-preview={!player.live || undefined}>
      {player.name}
    </span>
  );
  return <Board title={title} face={face} lead={lead} aside={<Standing summary={summary} />} />;
}
