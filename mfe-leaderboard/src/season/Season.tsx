import { seasonResource, seasonsResource, type Season as SeasonOfYear } from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, SlotPlaceholder, usePageHead, type SeasonProps } from '@golf/shared/platform';
import { pastBoardPath } from '@golf/shared/routes';
import { Board, Failure, LinkButton, NotFound, Page, Section, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BestRounds } from './BestRounds.tsx';
import { CoursesOfSeason } from './CoursesOfSeason.tsx';
import { FinalTable } from './FinalTable.tsx';
import { headOfSeason } from './head-of-season.ts';
import { SeasonLinks } from '../years/SeasonLinks.tsx';
import { SeasonMovers } from './SeasonMovers.tsx';
import { Positions } from './Positions.tsx';
import { RecordsSet } from './RecordsSet.tsx';
import styles from './Season.module.css';
import { SeasonHero } from './SeasonHero.tsx';

/** A year of the leaderboard. */
export function Season({ year }: SeasonProps) {
  const { data: season, isError, refetch } = useQuery(seasonResource(year));
  if (season) return <Known season={season} />;
  if (season === null) return <NoSeason />;
  if (!isError) return <SlotPlaceholder />;
  return (
    <>
      <Board title={`Season ${year}`} />
      <Page>
        <Failure kind="page" onRetry={refetch} elsewhere={<Link to={ROUTES.home}>Today’s leaderboard</Link>}>
          We can’t load this season right now.
        </Failure>
      </Page>
    </>
  );
}

/** Not-found page for a year without rounds. */
function NoSeason() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

function Known({ season }: { season: SeasonOfYear }) {
  const { year, day, so_far: soFar, table, days, up, down, lowest, records, courses } = season;
  const { formatDay, formatMonthOfYear } = useDates();
  const { data: all } = useQuery(seasonsResource);
  const others = all?.filter((one) => one.year !== year) ?? [];
  usePageHead(headOfSeason(season));
  return (
    <>
      <SeasonHero season={season} />
      <Page>
        {table.length > 0 && (
          <div className={styles.first}>
            <Section
              title={soFar ? 'The table so far' : 'Final table'}
              lead={`The leaderboard at the end of ${formatDay(day)}. As the rounds are known today.`}
            >
              <FinalTable season={season} />
              <p className={styles.whole}>
                <Link to={pastBoardPath(day)}>The whole leaderboard of {formatDay(day)}</Link>
              </p>
            </Section>
            <Positions season={season} />
          </div>
        )}
        {up.length + down.length > 0 && <SeasonMovers season={season} />}
        {lowest.length > 0 && <BestRounds season={season} />}
        {records.length > 0 && <RecordsSet season={season} />}
        {courses.length > 0 && <CoursesOfSeason season={season} />}
        <Section title="Month by month" lead="The leaderboard at the end of each month with rounds.">
          <ul className={styles.months}>
            {days.map((last) => (
              <li key={last}>
                <LinkButton to={pastBoardPath(last)} aria-label={`The leaderboard on ${formatDay(last)}`}>
                  {formatMonthOfYear(last)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
        {others.length > 0 && (
          <Section title="Other seasons">
            <SeasonLinks seasons={others} />
          </Section>
        )}
      </Page>
    </>
  );
}
