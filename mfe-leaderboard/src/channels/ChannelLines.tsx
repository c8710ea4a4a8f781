import type { Channel, Player } from '@golf/shared/api';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { knownChannels } from '../view/filters.ts';
import styles from './ChannelLines.module.css';
import { ChannelLogo } from './ChannelLogo.tsx';

export interface ChannelLinesProps {
  player: Player;
  /** Defaults to the channels in the table data. */
  channels?: readonly Channel[] | undefined;
}

/**
 * Channel list of a card: one a line, linked if the address is known. The links are not tab stops: they would add four
 * to each row, and the opened row lists all channels.
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
