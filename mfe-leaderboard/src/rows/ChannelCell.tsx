import type { Player } from '@golf/shared/api';
import { DEFAULT_PICTURES } from '@golf/shared/site';
import { HoverCard, Picture, VisuallyHidden } from '@golf/shared/ui';
import { channelsOf } from '../view/filters.ts';
import styles from './ChannelCell.module.css';

function Logo({ src, size }: { src: string | null; size: number }) {
  return (
    <Picture src={src} fallback={DEFAULT_PICTURES.channel} alt="" width={size} height={size} className={styles.logo} />
  );
}

export interface ChannelCellProps {
  player: Player;
  /** Screens up to this width in px show the logos alone. */
  logosUpTo: 860 | 1024;
}

/** The channels of a player: their logos, the name of the main one, all of them in a card. */
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
            <Logo src={logo} size={28} />
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
      renderCard={() =>
        channels.map(({ name, logo }, index) => (
          <span key={name} className={styles.popupLine}>
            <Logo src={logo} size={40} />
            {index === 0 && link ? (
              <a href={link} target="_blank" rel="noopener noreferrer" data-event={`channel-popup-${player.id}`}>
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        ))
      }
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
