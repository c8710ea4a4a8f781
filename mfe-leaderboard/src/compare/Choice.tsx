import { ROUTES } from '@golf/shared/platform';
import type { Player } from '@golf/shared/api';
import { comparisonPath } from '@golf/shared/routes';
import { LinkButton, Share } from '@golf/shared/ui';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useNavigate } from 'react-router-dom';
import styles from './Choice.module.css';
import { OtherPlayer } from './OtherPlayer.tsx';
import type { Pair } from './pair.ts';

/** Controls of a comparison: another player for either side, swap sides, copy the address. */
export function Choice({ players: [first, second] }: { players: Pair<Player> }) {
  const navigate = useNavigate();
  const words = [first, second].map(({ live, name }) => (live ? name : 'A player to be announced')).join(' v ');
  const others = new Set([first.id, second.id]);
  return (
    <div className={styles.choice}>
      <OtherPlayer
        player={first}
        side="left"
        without={others}
        onFind={(id) => void navigate(comparisonPath(id, second.id))}
      />
      <OtherPlayer
        player={second}
        side="right"
        without={others}
        onFind={(id) => void navigate(comparisonPath(first.id, id))}
      />
      <div className={styles.actions}>
        <LinkButton to={comparisonPath(second.id, first.id)}>
          <ArrowLeftRight aria-hidden size={18} />
          Swap
        </LinkButton>
        <LinkButton to={ROUTES.compare}>Other pairs</LinkButton>
        <Share
          path={comparisonPath(first.id, second.id)}
          title={words}
          words={words}
          event={`comparison-${first.id}-${second.id}`}
        />
      </div>
    </div>
  );
}
