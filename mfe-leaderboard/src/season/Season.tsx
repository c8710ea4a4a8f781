import { seasonResource, seasonsResource, type Season as SeasonOfYear } from '@golf/shared/api';
import { ROUTES, usePageHead, type SeasonProps } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { pastBoardPath, positionsPath } from '@golf/shared/routes';
import { LinkButton, Page, Section, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BestRounds } from './BestRounds.tsx';
import { CoursesOfSeason } from './CoursesOfSeason.tsx';
import { FinalTable } from './FinalTable.tsx';
import { headOfSeason } from './head-of-season.ts';
import { SeasonLinks } from '../years/SeasonLinks.tsx';
import { SeasonMovers } from './SeasonMovers.tsx';
import { PositionsChart } from '../positions/PositionsChart.tsx';
import { RecordsSet } from './RecordsSet.tsx';
import styles from './Season.module.css';
import { SeasonHero } from './SeasonHero.tsx';

/** A year of the leaderboard. */
export const Season = ({ year }: SeasonProps) => (
  <ResourcePage
    resource={seasonResource(year)}
    title={`Season ${year}`}
    lost="We can’t load this season right now."
    elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
  >
    {(season) => <Known season={season} />}
  </ResourcePage>
);

/** Lowest place in the chart. */
const MOST = 20;

function Known({ season }: { season: SeasonOfYear }) {
  const { year, day, so_far: soFar, start, table, days, up, down, lowest, records, courses } = season;
  const { formatDay, formatMonthOfYear } = useDates();
  const { data: all } = useQuery(seasonsResource);
  const others = all?.filter((one) => one.year !== year) ?? [];
  const ends = start === null ? days : [start, ...days];
  const lines = start === null ? table : table.map((row) => ({ ...row, places: [row.before, ...row.places] }));
  usePageHead(headOfSeason(season));
  return (
    <>
      <SeasonHero season={season} />
      <Page>
        {table.length > 0 && (
          <div className={styles.first}>
            <Section
              title={soFar ? 'The table so far' : 'Final table'}
              lead={`Standings on ${formatDay(day)}, including later corrections.`}
            >
              <FinalTable season={season} />
              <p className={styles.whole}>
                <Link to={pastBoardPath(day)}>The whole leaderboard of {formatDay(day)}</Link>
              </p>
            </Section>
            <Section title="Positions through the year" lead="Places at the end of each month.">
              <PositionsChart name="Positions through the year" rows={lines} days={ends} most={MOST} />
              <p className={styles.whole}>
                <Link to={positionsPath([])}>Positions across all seasons, for any players</Link>
              </p>
            </Section>
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
