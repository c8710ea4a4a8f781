import type { Player, SummaryNeighbour } from '@golf/shared/api';
import { formatHandicap, shareOnX } from '@golf/shared/format';
import { siteOrigin } from '@golf/shared/platform';
import { playerPath, trophyRoomPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { CopyLink, LinkButton, QuietActions, useHydrated } from '@golf/shared/ui';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Rss from 'lucide-react/icons/rss';
import Share2 from 'lucide-react/icons/share-2';
import { Bio } from '../detail/Bio.tsx';
import { Channels } from '../detail/Channels.tsx';
import { comparisonOf, pathOf } from '../detail/path-of.ts';
import { Embed } from './Embed.tsx';
import styles from './Player.module.css';

interface IntroductionProps {
  player: Player;
  neighbours: readonly SummaryNeighbour[];
}

/** Bio of the player, and links to more. */
export function Introduction({ player, neighbours }: IntroductionProps) {
  const origin = useHydrated() ? siteOrigin() : SITE.origin;
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
        <QuietActions className={styles.more}>
          <LinkButton to={playerPath(player.id)} data-event={`expand-player-${player.id}`}>
            <ListOrdered aria-hidden size={16} />
            Leaderboard
          </LinkButton>
          <CopyLink path={pathOf(player)} />
          {player.live && (
            <>
              <LinkButton
                href={shareOnX(origin + pathOf(player), `${player.name}, handicap ${formatHandicap(player.handicap)}`)}
                target="_blank"
                rel="noopener noreferrer"
                data-event={`share-player-${player.id}`}
              >
                <Share2 aria-hidden size={16} />
                Share on X
              </LinkButton>
              <LinkButton href={`${pathOf(player)}.xml`} type="application/atom+xml">
                <Rss aria-hidden size={16} />
                Feed
              </LinkButton>
              <Embed player={player} />
            </>
          )}
        </QuietActions>
      </div>
    </div>
  );
}
