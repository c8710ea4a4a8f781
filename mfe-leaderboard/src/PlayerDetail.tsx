import { playerRoundsResource, type Player } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { useQuery } from '@tanstack/react-query';
import styles from './Leaderboard.module.css';

/** Rounds that can count towards a handicap. */
const LATEST = 20;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What opens below a player: bio, the way to the Trophy Room, the latest rounds. */
export function PlayerDetail({ player }: { player: Player }) {
  const { data: rounds, isError } = useQuery(playerRoundsResource(player.id));
  return (
    <>
      {player.bio && <p className={styles.bio}>{player.bio}</p>}
      <button
        type="button"
        className={styles.primary}
        data-event={`trophy-room-${player.id}`}
        onClick={() => intents.emit('trophy-room/open', { playerId: player.id })}
      >
        Trophy Room
      </button>
      {isError && <p>The rounds are not available right now.</p>}
      {!rounds && !isError && <p role="status">Loading the rounds…</p>}
      {rounds?.length === 0 && <p>No round has been seen on video yet.</p>}
      {rounds && rounds.length > 0 && (
        <table className={styles.rounds} aria-label="Rounds">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col" className={styles.wide}>
                Video
              </th>
              <th scope="col">Course</th>
              <th scope="col" className={styles.number}>
                Score
              </th>
              <th scope="col" className={styles.number}>
                Net
              </th>
            </tr>
          </thead>
          <tbody>
            {rounds.slice(0, LATEST).map((round) => (
              <tr key={round.id} data-counts={round.is_one_of_lowest_8 || undefined}>
                <td>{day.format(new Date(round.date))}</td>
                <td className={styles.wide}>{round.video}</td>
                <td>{round.course}</td>
                <td className={styles.number}>{formatScore(round.score)}</td>
                <td className={styles.number}>
                  {round.is_one_of_lowest_8 && <span role="img" aria-label="counts" className={styles.dot} />}
                  {round.net_score.toFixed(2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
