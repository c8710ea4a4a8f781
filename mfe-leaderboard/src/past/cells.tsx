import type { RowOfDay } from '@golf/shared/api';
import { formatHandicap, isPlus, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { OptionalPicture, PlayerFace, VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import movers from '../records/Movers.module.css';
import styles from './PastBoard.module.css';

type Person = Pick<RowOfDay, 'player_id' | 'name' | 'live' | 'code' | 'profile' | 'badge_id'>;

/** Flag, picture and name of a player. */
export const PlayerCell = ({
  player: { player_id: id, name, live, code, profile, badge_id: badge },
}: {
  player: Person;
}) => (
  <span className={movers.player}>
    {code && (
      <OptionalPicture src={flagUrl(code)} alt="" width={28} height={21} loading="lazy" className={styles.flag} />
    )}
    <PlayerFace src={live ? profile : null} size={28} isLegend={badge !== null} className={styles.face} />
    <Link to={playerPagePath(id, live ? name : null)} className={styles.name}>
      <Name player={{ name, live }} />
    </Link>
  </span>
);

/** A handicap as figures, and as words for screen readers. */
export const Handicap = ({ value }: { value: number | null }) => (
  <>
    <span aria-hidden data-plus={isPlus(value) || undefined}>
      {formatHandicap(value)}
    </span>
    <VisuallyHidden>{speakHandicap(value)}</VisuallyHidden>
  </>
);

/** Places gained, or lost if negative; empty for none. */
export const Gained = ({ places }: { places: number }) => (
  <span className={styles.gained} data-up={places > 0 || undefined}>
    {places !== 0 && (
      <>
        <span aria-hidden>{places > 0 ? '▲ ' : '▼ '}</span>
        <VisuallyHidden>, {places > 0 ? 'up' : 'down'} </VisuallyHidden>
        {Math.abs(places)}
      </>
    )}
  </span>
);
