import { playerChannelsResource, subscribersResource, type Player, type Round } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { DEFAULT_PICTURES } from '@golf/shared/site';
import { Button, CopyLink, HoverCard, Picture } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { channelsOf } from '../view/filters.ts';
import { lowestScore } from './best-round.ts';
import styles from './Profile.module.css';

const LEGEND = 'Handicap Legend';

/** A biography, with the phrase "Handicap Legend" in bold. */
function Bio({ text }: { text: string }) {
  return (
    <p className={styles.bio}>
      {text
        .split(LEGEND)
        .flatMap((part, index) => (index === 0 ? [part] : [<strong key={index}>{LEGEND}</strong>, part]))}
    </p>
  );
}

/** The channels that the table names stand there until all of them have come, and if the call fails. */
function Channels({ player }: { player: Player }) {
  const { data } = useQuery(playerChannelsResource(player.id));
  const channels =
    data ??
    channelsOf(player).map(({ name, logo }, index) => ({
      channel_name: name,
      channel_link: index === 0 ? player.channel_link : null,
      channel_logo: logo,
    }));
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

/** In place of a figure that nobody could get. */
const UNAVAILABLE = <span className={styles.unavailable}>Unavailable</span>;

function Subscribers({ link }: { link: string | null }) {
  const { data, isPending, isError } = useQuery({
    ...subscribersResource(link ?? ''),
    enabled: link !== null,
    retry: false,
  });
  if (link === null || isError) return UNAVAILABLE;
  return isPending ? '…' : (data.subscriberCount?.toLocaleString() ?? UNAVAILABLE);
}

interface ProfileProps {
  player: Player;
  /** Undefined while they load, null if the call failed. */
  rounds: Round[] | null | undefined;
}

/** Picture, bio, channels and key figures of a player. In a browser only: the visitor's locale groups the digits. */
export function Profile({ player, rounds }: ProfileProps) {
  const lowest = rounds ? lowestScore(rounds) : null;
  return (
    <div className={styles.profile}>
      <Picture
        src={player.profile}
        fallback={DEFAULT_PICTURES.profile}
        alt={`Picture of ${player.name}`}
        width={88}
        height={88}
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
        {lowest !== null && (
          <div>
            <dt>Best</dt>
            <dd>{formatScore(lowest)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          data-event={`trophy-room-${player.id}`}
          onClick={() => intents.emit('trophy-room/open', { playerId: player.id })}
        >
          Trophy Room
        </Button>
        <CopyLink path={`${ROUTES.home}?expand=${player.id}`} />
      </div>
    </div>
  );
}
