import type { Player } from '@golf/shared/api';
import { lazyPart } from '@golf/shared/platform';
import { HoverCard, VisuallyHidden } from '@golf/shared/ui';
import { ChannelLines } from '../channels/ChannelLines.tsx';
import { ChannelLogo } from '../channels/ChannelLogo.tsx';
import { channelsOf } from '../view/filters.ts';
import styles from './ChannelCell.module.css';

const known = ({ player }: { player: Player }) => <ChannelLines player={player} />;

/**
 * Card with the channel addresses. Until they have loaded, or if the call fails, it shows the channels in the table
 * data.
 */
const ChannelCard = lazyPart({
  what: 'The channels',
  load: () => import('../channels/AllChannels.tsx'),
  fallback: known,
  failure: (_, props) => known(props),
});

export interface ChannelCellProps {
  player: Player;
  /** Screens up to this size show the logos alone. */
  logosUpTo: 'tablet' | 'desk';
}

/** A player's channels: logos, the name of the main one, and a card with all of them. */
export function ChannelCell({ player, logosUpTo }: ChannelCellProps) {
  const channels = channelsOf(player);
  const [main] = channels;
  if (!main) return null;
  const link = player.channel_link;
  const face = (
    <>
      <span className={styles.logos}>
        {channels.map(({ name, logo }) => (
          <span key={name} className={styles.logoPlace}>
            <ChannelLogo src={logo} />
          </span>
        ))}
      </span>
      <VisuallyHidden upTo={logosUpTo}>{main.name}</VisuallyHidden>
    </>
  );
  return (
    <HoverCard
      id={`${player.id}|${link ?? ''}|leaderboard`}
      className={styles.channelAnchor}
      renderCard={() => <ChannelCard player={player} Lines={ChannelLines} />}
    >
      {link ? (
        <a
          className={styles.channelLink}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`channel-link-${player.id}`}
        >
          {face}
        </a>
      ) : (
        <span className={styles.channelLink}>{face}</span>
      )}
    </HoverCard>
  );
}
