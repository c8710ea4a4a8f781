import type { Contest, Player } from '@golf/shared/api';
import { STANDARD_SLOPE } from '@golf/shared/handicap';
import { lazyPart } from '@golf/shared/platform';
import { Button, CourseName, DataTable, Section, useHydrated, type Column } from '@golf/shared/ui';
import { useState } from 'react';
import { Tees } from './HeadToHeadTable.tsx';
import { byStrokes, inStrokes, matchUp, matchUpInWords, teeName } from './match-up.ts';
import styles from './MatchUps.module.css';
import type { MatchUpElsewhereProps } from './MatchUpElsewhere.tsx';
import { namesInWords, type Pair } from './pair.ts';

const MatchUpElsewhere = lazyPart<MatchUpElsewhereProps>({
  what: 'The choice of courses',
  load: () => import('./MatchUpElsewhere.tsx'),
});

/** A course of standard difficulty: course handicap equals handicap. */
const STANDARD = { courseRating: 72, slopeRating: STANDARD_SLOPE, par: 72 };

export interface MatchUpsProps {
  players: Pair<Player>;
  /** Tees that both have played. */
  contests: readonly Contest[];
}

interface Line {
  contest: Contest;
  strokes: number;
}

const columnsFor = (receiver: string | null): Column<Line>[] => [
  { head: 'Course', names: true, cell: ({ contest }) => <CourseName name={contest.course} isColumn /> },
  { head: 'Tees', unlabelled: true, cell: ({ contest }) => <Tees of={contest} />, className: styles.tees },
  {
    head: receiver ? `${receiver} gets` : 'Strokes',
    align: 'end',
    unlabelled: true,
    cell: ({ strokes }) => gets(strokes),
    className: styles.strokes,
  },
];

/** Strokes that make the match level: on shared courses, and on any other course. */
export function MatchUps({ players, contests }: MatchUpsProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [{ handicap: first }, { handicap: second }] = players;
  if (first === null || second === null) return null;
  const handicaps = [first, second] as const;
  const names = namesInWords(players);
  const [best] = contests;
  // Player with the higher handicap, who receives strokes from all tees.
  const receiver = first === second ? null : names[first > second ? 0 : 1];
  const { exceptions, others } = byStrokes(contests, (contest) => matchUp(handicaps, ratingsOf(contest)).strokes);
  return (
    <Section
      title="Match-up"
      lead="Strokes one player would give the other over 18 holes, based on their course handicaps."
    >
      <p className={styles.words}>
        {best
          ? matchUpInWords(
              matchUp(handicaps, ratingsOf(best)),
              names,
              `at ${best.course}, ${teeName(best.tee, best.gender)}`,
            )
          : matchUpInWords(matchUp(handicaps, STANDARD), names, 'on an average course')}
      </p>
      {/* A single tee is already covered by the text above. */}
      {contests.length > 1 && (
        <DataTable
          name="From the tees that both have played"
          className={styles.table}
          columns={columnsFor(receiver)}
          rows={exceptions}
          rowKey={({ contest }) => contest.tee_id}
        >
          {others && (
            <tr>
              <th scope="row" colSpan={2}>
                {exceptions.length > 0 ? `The other ${others.count} tees` : `All ${others.count} tees`} that both have
                played
              </th>
              <td data-align="end">{gets(others.strokes)}</td>
            </tr>
          )}
        </DataTable>
      )}
      {isHydrated && !isOpen && (
        <Button className={styles.open} onClick={() => setOpen(true)}>
          {best ? 'Choose another course' : 'Choose a course'}
        </Button>
      )}
      {isOpen && <MatchUpElsewhere handicaps={handicaps} names={names} />}
    </Section>
  );
}

const gets = (strokes: number) => (strokes === 0 ? 'No strokes' : inStrokes(strokes));

const ratingsOf = ({ course_rating: courseRating, slope_rating: slopeRating, par }: Contest) => ({
  courseRating,
  slopeRating,
  par,
});
