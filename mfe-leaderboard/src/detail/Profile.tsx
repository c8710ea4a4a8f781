import type { Player, Round, SummaryNeighbour } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { intents, ROUTES } from '@golf/shared/platform';
import { DEFAULT_PICTURES } from '@golf/shared/site';
import { Button, CopyLink, LinkButton, Picture } from '@golf/shared/ui';
import { lowestScore } from './best-round.ts';
import { Bio } from './Bio.tsx';
import { Channels } from './Channels.tsx';
import { FollowButton } from '../follow/FollowButton.tsx';
import { comparisonOf, pathOf } from './path-of.ts';
import styles from './Profile.module.css';
import { Subscribers, UNAVAILABLE } from './Subscribers.tsx';

interface ProfileProps {
  player: Player;
  neighbours: readonly SummaryNeighbour[];
  /** Undefined while loading, null if the call failed. */
  rounds: Round[] | null | undefined;
}

/** Picture, bio, channels and key figures of a player. Client only: digit grouping depends on the visitor's locale. */
export function Profile({ player, neighbours, rounds }: ProfileProps) {
  const lowest = rounds ? lowestScore(rounds) : null;
  return (
    <div className={styles.profile}>
      <Picture
        src={player.live ? player.profile : null}
        fallback={DEFAULT_PICTURES.profile}
        alt={`Picture of ${player.name}`}
        width={80}
        height={80}
        className={styles.picture}
      />
      {player.bio && <Bio text={player.bio} />}
      <Channels player={player} />
      <dl className={styles.figures}>
        <div>
          <dt>Subscribers</dt>
          <dd>
            <Subscribers link={player.channel_link} />
          </dd>
        </div>
        <div>
          <dt>Rounds</dt>
          <dd>{rounds === null ? UNAVAILABLE : (rounds?.length ?? '…')}</dd>
        </div>
        {(rounds === undefined || lowest !== null) && (
          <div>
            <dt>Best</dt>
            <dd data-score={Math.sign(lowest ?? 0)}>{lowest === null ? '…' : formatScore(lowest)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.buttons}>
        {/* No primary button: the page's only one is above the table. */}
        <Button
          data-event={`trophy-room-${player.id}`}
          onClick={() => intents.emit('trophy-room/open', { playerId: player.id })}
        >
          Trophy Room
        </Button>
        <LinkButton to={pathOf(player)}>Player page</LinkButton>
        <LinkButton to={comparisonOf(player, neighbours)}>Compare</LinkButton>
        <FollowButton player={player} />
        <CopyLink path={`${ROUTES.home}?expand=${player.id}`} />
      </div>
    </div>
  );
}
