import { boardDaysResource, seasonsResource, type BoardDays } from '@golf/shared/api';
import { formatDay as formatPlainDay } from '@golf/shared/format';
import { PAGE_HEADS, ROUTES, titled, usePageHead, type PastBoardProps } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { movesPath, pastBoardPath, positionsPath } from '@golf/shared/routes';
import { Board, Failure, LinkButton, Page, Section, Skeleton, Status, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { SeasonLinks } from '../years/SeasonLinks.tsx';
import { Corrections } from './Corrections.tsx';
import { DayPicker } from './DayPicker.tsx';
import { Leads } from './Leads.tsx';
import styles from './PastBoard.module.css';
import { useDay } from './use-day.ts';
import { RowsOfDay } from './RowsOfDay.tsx';

/** The leaderboard as it stood at the end of a day. */
export const PastBoard = ({ day }: PastBoardProps) => (
  <ResourcePage
    resource={boardDaysResource}
    title={`The leaderboard on ${formatPlainDay(day)}`}
    lost="We can’t load the leaderboard of that day right now."
    elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
    nothing={<OtherDay day={day} days={null} />}
  >
    {(days) =>
      day >= days.first_day && day <= days.newest_day ? (
        <Known day={day} days={days} />
      ) : (
        <OtherDay day={day} days={days} />
      )
    }
  </ResourcePage>
);

/** A day without a leaderboard: before the first round, or after the newest. */
function OtherDay({ day, days }: { day: string; days: BoardDays | null }) {
  const { formatDay } = useDates();
  usePageHead(PAGE_HEADS.notFound);
  const isEarly = days !== null && day < days.first_day;
  return (
    <>
      <Board title="No leaderboard on that day" />
      <Page>
        <p className={styles.other}>
          {days === null
            ? 'This site doesn’t keep the leaderboards of the past.'
            : isEarly
              ? `The first round on video is from ${formatDay(days.first_day)}: on ${formatDay(day)} nobody was ranked.`
              : `The newest round on video is from ${formatDay(days.newest_day)}: nobody knows ${formatDay(day)} yet.`}
        </p>
        <p className={styles.ways}>
          {days && isEarly && (
            <LinkButton to={pastBoardPath(days.first_day)}>The leaderboard on {formatDay(days.first_day)}</LinkButton>
          )}
          <LinkButton to={ROUTES.home} kind="primary">
            Today’s leaderboard
          </LinkButton>
        </p>
      </Page>
    </>
  );
}

function Known({ day, days }: { day: string; days: BoardDays }) {
  const { formatDay } = useDates();
  const { board, total: ranked, isShown, isLost, retry, wantAll } = useDay(day);
  const { data: seasons } = useQuery(seasonsResource);
  usePageHead({
    title: titled(`The leaderboard on ${formatPlainDay(day)}`),
    description: `The handicap leaderboard as it stood at the end of ${formatPlainDay(day)}, and where everyone is today.`,
    path: pastBoardPath(day),
  });
  return (
    <>
      <Board
        title={`The leaderboard on ${formatDay(day)}`}
        lead={
          isShown &&
          board &&
          `${ranked === 1 ? '1 player' : `${ranked} players`} had a handicap${board.unranked > 0 ? `, ${board.unranked} more needed more rounds` : ''}`
        }
      />
      <Page>
        <DayPicker day={day} days={days} isLoading={!isShown} />
        <Status message={isShown && `Leaderboard of ${formatDay(day)}, ${ranked} players`} />
        {board ? (
          <RowsOfDay rows={board.rows} total={ranked} onWantAll={wantAll} />
        ) : isLost ? (
          <Failure onRetry={retry}>The leaderboard of this day isn’t available right now.</Failure>
        ) : (
          <Skeleton rows={12} rowHeight={3.5} label="Loading the leaderboard of the day" />
        )}
        <p className={styles.ways}>
          {day < days.newest_day && <LinkButton to={movesPath(day, days.newest_day)}>Who has moved since</LinkButton>}
          <LinkButton to={positionsPath([])}>Positions over time</LinkButton>
        </p>
        <Corrections day={day} />
        <Leads days={days} day={day} />
        {seasons && seasons.length > 0 && (
          <Section title="Seasons">
            <SeasonLinks seasons={seasons} />
          </Section>
        )}
      </Page>
    </>
  );
}
