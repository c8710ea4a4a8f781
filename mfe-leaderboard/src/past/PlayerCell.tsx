import type { RowOfDay } from '@golf/shared/api';
import { playerPagePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { OptionalPicture, PlayerFace } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import movers from '../records/Movers.module.css';
import records from '../records/Records.module.css';
import styles from './PastBoard.module.css';

type Person = Pick<RowOfDay, 'player_id' | 'name' | 'live' | 'code' | 'profile' | 'badge_id'>;

/** Flag, picture and name of a player in a table. */
export const PlayerCell = ({ player }: { player: Person }) => {
  const { player_id: id, name, live, code, profile, badge_id: badge } = player;
  return (
    <span className={movers.player}>
      {code && <OptionalPicture src={flagUrl(code)} alt="" width={28} height={21} loading="lazy" />}
      <PlayerFace src={live ? profile : null} size={28} isLegend={badge !== null} className={styles.face} />
      <Link to={playerPagePath(id, live ? name : null)} className={records.name}>
        <Name player={player} />
      </Link>
    </span>
  );
};
