import { positionsResource, type Positions as PositionsOf, type PositionsRow } from '@golf/shared/api';
import { ROUTES, titled, usePageHead, type PositionsProps } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { MOST_PICKED, playerPagePath, positionsPath } from '@golf/shared/routes';
import { Board, Failure, LinkButton, Page, Status, useDates, VisuallyHidden } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import { Link, useNavigate } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import chips from '../filter/FilterChips.module.css';
import { FindPlayer } from '../find/FindPlayer.tsx';
import { usePlayersOnFocus } from '../find/use-players-on-focus.ts';
import styles from './Positions.module.css';
import { PositionsChart } from './PositionsChart.tsx';

/** Places through the months: of the first ten, or of picked players. */
export const Positions = ({ players }: PositionsProps) => (
  <ResourcePage
    resource={positionsResource(players)}
    title="Positions Over Time"
    lost="We can’t load these positions right now."
    elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
  >
    {(found) => <Known found={found} isPicked={players.length > 0} />}
  </ResourcePage>
);

const namesOf = (rows: readonly PositionsRow[]) =>
  rows.map(({ name, live }) => (live ? name : 'a player to be announced')).join(', ');

function Known({ found: { days, rows }, isPicked }: { found: PositionsOf; isPicked: boolean }) {
  const { formatMonth } = useDates();
  const ids = rows.map((row) => row.player_id);
  const path = positionsPath(isPicked ? ids : []);
  usePageHead({
    title: titled(isPicked ? `Positions of ${namesOf(rows)}` : 'Positions over time'),
    description: `Places on the handicap leaderboard at the end of each month: ${namesOf(rows)}.`,
    path,
  });
  return (
    <>
      <Board
        title="Positions Over Time"
        lead={`Places on the leaderboard at the end of each month since ${formatMonth(days[0] ?? '')}`}
      />
      <Page>
        <Picker rows={rows} isPicked={isPicked} />
        <Status message={`Positions of ${namesOf(rows)}`} />
        <PositionsChart
          name="Positions over time"
          rows={rows}
          days={days}
          most={isPicked ? Infinity : 2 * rows.length}
        />
        <ul className={styles.players}>
          {rows.map((row) => (
            <li key={row.player_id}>
              <Link to={playerPagePath(row.player_id, row.live ? row.name : null)}>
                <Name player={row} />
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}

/** The players of the chart, each with a link that takes it out, and a field that adds another. */
function Picker({ rows, isPicked }: { rows: readonly PositionsRow[]; isPicked: boolean }) {
  const navigate = useNavigate();
  const { boxProps, ranked, waiting, isLost, retry } = usePlayersOnFocus();
  const ids = rows.map((row) => row.player_id);
  const isFull = isPicked && ids.length === MOST_PICKED;
  return (
    <div className={styles.picker} role="group" aria-label="Players">
      <div {...boxProps} data-needs-script className={styles.field}>
        {isFull ? (
          <span>Ten players are the most that a chart can tell apart.</span>
        ) : (
          <FindPlayer
            label={isPicked ? 'Add a player' : 'Pick a player'}
            placeholder={isPicked ? 'Add a player' : 'Pick a player'}
            ranked={ranked.filter(({ player }) => !isPicked || !ids.includes(player.id))}
            waiting={waiting}
            onFind={(id) => void navigate(positionsPath(isPicked ? [...ids, id] : [id]))}
          />
        )}
      </div>
      {isPicked &&
        rows.map((row) => (
          <Link key={row.player_id} className={chips.chip} to={positionsPath(ids.filter((id) => id !== row.player_id))}>
            <VisuallyHidden>Without</VisuallyHidden> <Name player={row} />
            <X aria-hidden size="0.875rem" />
          </Link>
        ))}
      {isPicked && <LinkButton to={ROUTES.positions}>The first ten</LinkButton>}
      {isLost && <Failure onRetry={retry}>The players aren’t available right now.</Failure>}
    </div>
  );
}
