import type { Player } from '@golf/shared/api';
import { comparisonPath, ROUTES } from '@golf/shared/routes';
import { CopyLink } from '@golf/shared/ui';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Link, useNavigate } from 'react-router-dom';
import styles from './Choice.module.css';
import { OtherPlayer } from './OtherPlayer.tsx';
import type { Pair } from './pair.ts';

/** Other players for either side, the sides swapped, and the address of what is seen. */
export function Choice({ players: [first, second] }: { players: Pair<Player> }) {
  const navigate = useNavigate();
  const others = new Set([first.id, second.id]);
  const instead = (player: Player, side: string) =>
    player.live ? `Find a player instead of ${player.name}` : `Find a player for the ${side}`;
  return (
    <div className={styles.choice}>
      <OtherPlayer
        label={instead(first, 'left')}
        without={others}
        onFind={(id) => void navigate(comparisonPath(id, second.id))}
      />
      <OtherPlayer
        label={instead(second, 'right')}
        without={others}
        onFind={(id) => void navigate(comparisonPath(first.id, id))}
      />
      <div className={styles.actions}>
        <Link className={styles.action} to={comparisonPath(second.id, first.id)}>
          <ArrowLeftRight aria-hidden size={18} />
          Swap
        </Link>
        <Link className={styles.action} to={ROUTES.compare}>
          Other pairs
        </Link>
        <CopyLink path={comparisonPath(first.id, second.id)} />
      </div>
    </div>
  );
}
