import type { Player, SummaryNeighbour } from '@golf/shared/api';
import { formatHandicap } from '@golf/shared/format';
import { overlayPath, playerPath, trophyRoomPath } from '@golf/shared/routes';
import { CopyLink, LinkButton, QuietActions, Share } from '@golf/shared/ui';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Rss from 'lucide-react/icons/rss';
import { Bio } from '../detail/Bio.tsx';
import { Channels } from '../detail/Channels.tsx';
import { comparisonOf, pathOf } from '../detail/path-of.ts';
import styles from './Player.module.css';

interface IntroductionProps {
  player: Player;
  neighbours: readonly SummaryNeighbour[];
}

/** Bio of the player, and links to more. */
export function Introduction({ player, neighbours }: IntroductionProps) {
  return (
    <div className={styles.introduction}>
      <div className={styles.about}>
        {player.bio && <Bio text={player.bio} />}
        <Channels player={player} />
      </div>
      <div className={styles.actions}>
        <div className={styles.buttons}>
          <LinkButton
            kind="primary"
            data-needs-script
            to={trophyRoomPath(player.id)}
            data-event={`trophy-room-${player.id}`}
          >
            Trophy Room
          </LinkButton>
          <LinkButton to={comparisonOf(player, neighbours)}>Compare</LinkButton>
        </div>
        <QuietActions>
          <LinkButton to={playerPath(player.id)} data-event={`expand-player-${player.id}`}>
            <ListOrdered aria-hidden size={16} />
            Leaderboard
          </LinkButton>
          {player.live ? (
            <>
              <LinkButton href={`${pathOf(player)}.xml`} type="application/atom+xml">
                <Rss aria-hidden size={16} />
                Feed
              </LinkButton>
              <Share
                path={pathOf(player)}
                title={`${player.name}: golf handicap`}
                words={`${player.name}, handicap ${formatHandicap(player.handicap)}`}
                overlay={overlayPath(player.id)}
                event={`player-${player.id}`}
              />
            </>
          ) : (
            <CopyLink path={pathOf(player)} />
          )}
        </QuietActions>
      </div>
    </div>
  );
}
