import type { Season, SeasonRound } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { CourseName, DataTable, RoundDay, Section, Term, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import courses from '../player/CoursesPlayed.module.css';
import records from '../records/Records.module.css';
import { Names } from '../compare/Names.tsx';

const Day = ({ round: { score_id: id, date, live, name, course } }: { round: SeasonRound }) => (
  <span className={records.whole}>
    <RoundDay id={id} date={date} player={live ? name : null} course={course} />
  </span>
);

const COLUMNS: Column<SeasonRound>[] = [
  {
    head: 'Player',
    names: true,
    cell: (round) => (
      <>
        <Link to={playerPagePath(round.player_id, round.live ? round.name : null)} className={records.name}>
          <Name player={round} />
        </Link>
        <span data-until="tablet" className={courses.below}>
          <CourseName name={round.course} />, <Day round={round} />
        </span>
      </>
    ),
  },
  { head: 'Course', from: 'tablet', cell: ({ course }) => <CourseName name={course} /> },
  { head: 'Day', from: 'tablet', cell: (round) => <Day round={round} /> },
  {
    head: 'To par',
    align: 'end',
    score: ({ score }) => score,
    cell: ({ score }) => formatScore(score),
  },
  {
    head: 'Adjusted',
    short: 'Adj.',
    align: 'end',
    kind: 'figure',
    cell: ({ net_score: net }) => formatAdjusted(net),
  },
];

/** The ten lowest adjusted scores of a season, and the lowest to par. */
export const BestRounds = ({ season: { lowest, lowest_to_par: lowestToPar } }: { season: Season }) => (
  <Section
    title="Best rounds"
    lead={
      <>
        The ten lowest <Term of="adjusted">adjusted scores</Term> over 18 holes. Lowest to par:{' '}
        {formatScore(lowestToPar[0]?.score ?? 0)}, by{' '}
        {lowestToPar.map((round, index) => (
          <span key={round.score_id}>
            {index > 0 && '; '}
            <Names players={[round]} linked={records.name} /> at <CourseName name={round.course} /> on{' '}
            <Day round={round} />
          </span>
        ))}
        .
      </>
    }
  >
    <DataTable name="Best rounds" columns={COLUMNS} rows={lowest} rowKey={({ score_id: id }) => id} />
  </Section>
);
