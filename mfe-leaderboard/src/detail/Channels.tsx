import { playerChannelsResource, type Player } from '@golf/shared/api';
import { DEFAULT_PICTURES } from '@golf/shared/site';
import { HoverCard, Picture } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { knownChannels } from '../view/filters.ts';
import styles from './Profile.module.css';

/** The player's channels: those in the table data until all have loaded, or if the call fails. */
export function Channels({ player }: { player: Player }) {
  const { data: channels = knownChannels(player) } = useQuery(playerChannelsResource(player.id));
  return (
    <ul className={styles.channels} aria-label="Channels">
      {channels.map(({ channel_name: name, channel_link: link, channel_logo: logo }) => {
        const face = (size: number) => (
          <Picture
            src={logo}
            fallback={DEFAULT_PICTURES.channel}
            alt=""
            width={size}
            height={size}
            className={styles.logo}
          />
        );
        return (
          <li key={name}>
            {link ? (
              <HoverCard
                id={`${player.id}|${link}|profile`}
                renderCard={() => (
                  <span className={styles.popup}>
                    {face(56)}
                    <span>
                      <strong>{name}</strong>
                      <br />
                      <a
                        href={link}
                        target="_blank"
                        rel="noopener noreferrer"
                        data-event={`channel-popup-${player.id}`}
                      >
                        Watch the channel
                      </a>
                    </span>
                  </span>
                )}
              >
                <a
                  className={styles.channel}
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  data-event={`channel-link-${player.id}`}
                >
                  {face(28)}
                  {name}
                </a>
              </HoverCard>
            ) : (
              <span className={styles.channel}>
                {face(28)}
                {name}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
