import { boardCorrectionsResource, type BoardCorrections, type CorrectedRound } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import { DataTable, Section, useDates, type Column } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import { correctionInWords, type DayFormat } from './correction-in-words.ts';
import { Handicap, PlayerCell } from './cells.tsx';
import styles from './PastBoard.module.css';

type Corrected = BoardCorrections['players'][number];
type Standing = Corrected['known_then'];

/** Handicap and place, or none. */
const StandingCell = ({ standing }: { standing: Standing }) =>
  standing === null ? (
    'No handicap'
  ) : (
    <>
      <Handicap value={standing.handicap} />{' '}
      <span className={styles.below}>({formatPosition(standing.position, standing.tied)})</span>
    </>
  );

const PLAYERS: Column<Corrected>[] = [
  { head: 'Player', names: true, cell: (row) => <PlayerCell player={row} /> },
  {
    head: 'As known then',
    short: 'Then',
    align: 'end',
    cell: ({ known_then: standing }) => <StandingCell standing={standing} />,
  },
  {
    head: 'As known now',
    short: 'Now',
    align: 'end',
    kind: 'figure',
    cell: ({ known_now: standing }) => <StandingCell standing={standing} />,
  },
];

const roundsFor = (formatDay: DayFormat): Column<CorrectedRound>[] => [
  {
    head: 'Round',
    names: true,
    cell: ({ score_id: id, name, live, was, is }) => {
      const course = (is ?? was)?.course ?? '';
      return (
        <>
          <Name player={{ name, live }} />,{' '}
          {is ? <Link to={roundPagePath(id, live ? name : null, course)}>{course}</Link> : course}
        </>
      );
    },
  },
  { head: 'Correction', cell: ({ was, is }) => correctionInWords(was, is, formatDay) },
  { head: 'On', align: 'end', kind: 'quiet', cell: ({ day }) => formatDay(day) },
];

/** What imports since a day corrected: handicaps as known then and now, and the rounds. Nothing without corrections. */
export function Corrections({ day }: { day: string }) {
  const { formatDay } = useDates();
  const { data } = useQuery(boardCorrectionsResource(day));
  if (!data || data.all_rounds + data.all_players === 0) return null;
  const { players, all_players: allPlayers, rounds, all_rounds: allRounds } = data;
  const some = (shown: number, all: number) => (shown < all ? ` The first ${shown} of ${all}.` : '');
  return (
    <Section
      title="As known then, as known now"
      lead="Rounds are sometimes tracked late or corrected. The table above shows the day as it is known now."
    >
      {allPlayers > 0 ? (
        <DataTable
          name="Handicaps as known then and now"
          caption={`Handicaps and places that are different now.${some(players.length, allPlayers)}`}
          columns={PLAYERS}
          rows={players}
          rowKey={({ player_id: id }) => id}
        />
      ) : (
        <p>Every handicap is the same now as it was known then.</p>
      )}
      {allRounds > 0 && (
        <DataTable
          name="Rounds corrected since"
          caption={`Rounds corrected since.${some(rounds.length, allRounds)}`}
          columns={roundsFor(formatDay)}
          rows={rounds}
          rowKey={({ score_id: id }) => id}
        />
      )}
    </Section>
  );
}
