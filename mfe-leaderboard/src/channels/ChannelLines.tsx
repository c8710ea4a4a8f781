import type { Channel, Player } from '@golf/shared/api';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { knownChannels } from '../view/filters.ts';
import styles from './ChannelLines.module.css';
import { ChannelLogo } from './ChannelLogo.tsx';

export interface ChannelLinesProps {
  player: Player;
  /** Those that the table names, unless given. */
  channels?: readonly Channel[] | undefined;
}

/**
 * What a card says of a player's channels: each on a line, a link where its address is known. Tab passes them by: it would
 * stop four times in a row of the table, and the opened row has them all.
 */
export function ChannelLines({ player, channels = knownChannels(player) }: ChannelLinesProps) {
  return (
    <>
      <span className={styles.head}>Watch on</span>
      {channels.map(({ channel_name: name, channel_link: link, channel_logo: logo }) => (
        <span key={name} className={styles.line}>
          <ChannelLogo src={logo} />
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              tabIndex={-1}
              data-event={`channel-popup-${player.id}`}
            >
              {name}
            </a>
          ) : (
            name
          )}
          {link && <ArrowUpRight aria-hidden size={16} />}
        </span>
      ))}
    </>
  );
}
