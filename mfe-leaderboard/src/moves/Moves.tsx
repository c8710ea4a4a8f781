import { boardDaysResource, boardMovesResource, type BoardDays, type BoardMoves } from '@golf/shared/api';
import { formatDay as formatPlainDay } from '@golf/shared/format';
import { PAGE_HEADS, ROUTES, titled, usePageHead, type MovesProps } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { movesPath, pastBoardPath } from '@golf/shared/routes';
import { Board, LinkButton, Page, Section, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './Moves.module.css';
import { MovesTable } from './MovesTable.tsx';
import { TwoDays } from './TwoDays.tsx';

/** Who moved on the leaderboard between two days, and the rounds that moved them. */
export const Moves = ({ from, to }: MovesProps) => (
  <ResourcePage
    resource={boardMovesResource(from, to)}
    title="Two days compared"
    lost="We can’t compare these days right now."
    elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
    nothing={<NoMoves />}
  >
    {(moves) => <Known moves={moves} />}
  </ResourcePage>
);

/** Days without a leaderboard, or in the wrong order. */
function NoMoves() {
  usePageHead(PAGE_HEADS.notFound);
  const { data: days } = useQuery(boardDaysResource);
  const { formatDay } = useDates();
  return (
    <>
      <Board title="These days can’t be compared" />
      <Page>
        <p>
          {days
            ? `There is a leaderboard for every day from ${formatDay(days.first_day)} to ${formatDay(days.newest_day)}. Choose two of them, the earlier one first.`
            : 'This site doesn’t keep the leaderboards of the past.'}
        </p>
        {days && <TwoDays from={days.first_day} to={days.newest_day} days={days} />}
        <LinkButton to={ROUTES.home}>Today’s leaderboard</LinkButton>
      </Page>
    </>
  );
}

const LISTS = [
  ['up', 'Up the leaderboard', 'gained places'],
  ['down', 'Down the leaderboard', 'lost places'],
  ['joined', 'New on the leaderboard', 'got their first handicap'],
] as const;

function Known({ moves }: { moves: BoardMoves }) {
  const { from, to, ranked } = moves;
  const { formatDay } = useDates();
  const { data: days } = useQuery(boardDaysResource);
  const spell = `${formatPlainDay(from)} and ${formatPlainDay(to)}`;
  usePageHead({
    title: titled(`Who moved between ${spell}`),
    description: `Places gained and lost on the handicap leaderboard between ${spell}, and the rounds behind them.`,
    path: movesPath(from, to),
  });
  const counts = LISTS.flatMap(([list, , words]) => (moves[list].all > 0 ? `${moves[list].all} ${words}` : []));
  return (
    <>
      <Board
        title={
          <>
            Who moved from <span className={styles.day}>{formatDay(from)}</span> to{' '}
            <span className={styles.day}>{formatDay(to)}</span>
          </>
        }
        lead={
          counts.length > 0 ? `Of ${ranked} ranked players, ${counts.join(', ')}` : 'Nobody moved between these days'
        }
      />
      <Page>
        {days && <Between days={days} from={from} to={to} />}
        {LISTS.map(
          ([list, title]) =>
            moves[list].all > 0 && (
              <Section
                key={list}
                title={title}
                lead={
                  moves[list].all > moves[list].rows.length
                    ? `The first ${moves[list].rows.length} of ${moves[list].all}`
                    : undefined
                }
              >
                <MovesTable name={title} rows={moves[list].rows} />
              </Section>
            ),
        )}
      </Page>
    </>
  );
}

const Between = ({ days, from, to }: { days: BoardDays; from: string; to: string }) => {
  const { formatDay } = useDates();
  return (
    <>
      <TwoDays from={from} to={to} days={days} />
      <p>
        The leaderboard on{' '}
        <Link to={pastBoardPath(from)} className={styles.day}>
          {formatDay(from)}
        </Link>{' '}
        and on{' '}
        <Link to={pastBoardPath(to)} className={styles.day}>
          {formatDay(to)}
        </Link>
      </p>
    </>
  );
};
