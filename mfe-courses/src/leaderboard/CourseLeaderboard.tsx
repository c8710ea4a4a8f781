import { courseResources, playersResource, type CourseScore } from '@golf/shared/api';
import { SITE } from '@golf/shared/site';
import { Button, LoadingLines, QueryPart, VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controls } from './Controls.tsx';
import stacked from '../Stacked.module.css';
import styles from './CourseLeaderboard.module.css';
import { bestOfPlayers, firstOf, onPaper, ordered, ranksOf, runsOfTees, teeOf, teesOf, type Order } from './rounds.ts';
import { GroupHead } from './GroupHead.tsx';
import { HonourKey, type Honour } from './HonourKey.tsx';
import { ScoreRow } from './ScoreRow.tsx';
import { TeeTabs } from './TeeTabs.tsx';

/** Handicaps by player id; undefined while they load. The rounds say them, or of another backend the list of players. */
function useHandicaps(rounds: readonly CourseScore[] | undefined): ReadonlyMap<number, number | null> | undefined {
  const saidByRounds = rounds?.some(({ handicap }) => handicap !== null) ?? true;
  const { data, isError } = useQuery({ ...playersResource, enabled: !saidByRounds });
  return useMemo(() => {
    if (saidByRounds) return new Map(rounds?.map(({ player_id: id, handicap }) => [id, handicap]));
    if (!data) return isError ? new Map() : undefined;
    return new Map(data.map(({ id, handicap }) => [id, handicap]));
  }, [rounds, saidByRounds, data, isError]);
}

interface TableProps {
  courseId: number;
  rounds: CourseScore[];
  leaders: ReadonlySet<number>;
  handicaps: ReadonlyMap<number, number | null> | undefined;
}

function Table({ courseId, rounds, leaders, handicaps }: TableProps) {
  const { data: ratings } = useQuery(courseResources(courseId).tees);
  const [order, setOrder] = useState<Order>('score');
  const [best, setBest] = useState(false);
  const [all, setAll] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  // Said once something has been chosen: what is there at first nobody has asked for.
  const [chosen, setChosen] = useState(false);
  const choose = (set: () => void) => {
    setChosen(true);
    set();
  };
  const tees = useMemo(() => teesOf(rounds), [rounds]);
  // Another answer may be without it.
  const tee = tees.some((round) => teeOf(round) === wanted) ? wanted : null;
  const records = useMemo(() => ranksOf(rounds), [rounds]);
  const { sorted, ranks } = useMemo(() => {
    const ofTee = tee === null ? rounds : rounds.filter((round) => teeOf(round) === tee);
    const chosen = best ? bestOfPlayers(ofTee) : ofTee;
    return { sorted: ordered(chosen, order), ranks: ranksOf(chosen) };
  }, [rounds, tee, order, best]);
  const first = useMemo(() => firstOf(sorted, tee !== null), [sorted, tee]);
  const counts = useMemo(() => Map.groupBy(sorted, teeOf), [sorted]);
  const runs = useMemo(() => runsOfTees(all ? sorted : first), [all, sorted, first]);
  const printed = useMemo(() => onPaper(runs), [runs]);
  const grouped = runs.length > 1 || tee !== null;
  const honourOf = (round: CourseScore): Honour | null =>
    leaders.has(round.score_id) ? 'leader' : records.get(round)?.position === 1 ? 'record' : null;
  const honours = new Set(runs.flat().flatMap((round) => honourOf(round) ?? []));
  if (rounds.length === 0) return <p className={styles.none}>No rounds on this course yet.</p>;
  return (
    <>
      {tees.length > 1 && (
        <TeeTabs id={String(courseId)} tees={tees} tee={tee} onTee={(next) => choose(() => setWanted(next))} />
      )}
      <Controls
        id={String(courseId)}
        order={order}
        onOrder={(next) => choose(() => setOrder(next))}
        best={best}
        onBest={(next) => choose(() => setBest(next))}
      />
      <VisuallyHidden role="status">
        {chosen &&
          `${sorted.length === 1 ? '1 round' : `${sorted.length} rounds`}, ${order === 'score' ? 'best' : 'newest'} first`}
      </VisuallyHidden>
      <table
        className={`${stacked.stacked} ${styles.table}`}
        data-grouped={grouped || undefined}
        aria-label="Leaderboard"
      >
        <thead>
          <tr>
            <th scope="col" className={styles.date} aria-sort={order === 'date' ? 'descending' : undefined}>
              Date
            </th>
            <th scope="col" className={styles.player}>
              Player
            </th>
            <th scope="col" className={styles.title}>
              Title
            </th>
            <th scope="col" className={styles.tees}>
              Tees
            </th>
            <th scope="col" className={styles.number}>
              Par
            </th>
            <th scope="col" className={styles.number} data-short="Hcp">
              Handicap
            </th>
            <th scope="col" className={styles.score} aria-sort={order === 'score' ? 'ascending' : undefined}>
              Score
            </th>
          </tr>
        </thead>
        {runs.map((run, index) => (
          <tbody key={`${run[0]?.score_id}`}>
            {runs.length > 1 && run[0] && (
              <GroupHead
                round={run[0]}
                rating={ratings?.find(({ tee_id: id }) => id === run[0]?.tee_id)?.tee_course_rating ?? null}
                count={counts.get(teeOf(run[0]))?.length ?? run.length}
                rows={run.length}
                order={order}
                divides={index > 0}
                printed={printed.has(run[0])}
              />
            )}
            {run.map((round) => (
              <ScoreRow
                key={round.score_id}
                round={round}
                handicap={handicaps && (handicaps.get(round.player_id) ?? null)}
                rank={ranks.get(round)}
                honour={honourOf(round)}
                grouped={grouped}
                printed={printed.has(round)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <HonourKey honours={honours} />
      {printed.size < sorted.length && (
        <p className={styles.rest}>
          {printed.size} of {sorted.length} rounds. All of them are on {SITE.name}.
        </p>
      )}
      {first.length < sorted.length && (
        <Button className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${sorted.length} rounds`}
        </Button>
      )}
    </>
  );
}

export interface CourseLeaderboardProps {
  courseId: number;
  /** Ids of the Course Leaders' rounds. */
  leaders: ReadonlySet<number>;
  /** Level of its heading. */
  level?: 2 | 3;
}

/** The rounds played on a course, grouped by tee, best first. A player's name leads to the player's page. */
export function CourseLeaderboard({ courseId, leaders, level = 3 }: CourseLeaderboardProps) {
  const query = useQuery(courseResources(courseId).scores);
  const handicaps = useHandicaps(query.data);
  const Heading = `h${level}` as const;
  return (
    <section className={styles.leaderboard}>
      <Heading className={styles.heading} data-large={level === 2 || undefined}>
        Leaderboard
      </Heading>
      <QueryPart
        query={query}
        failure="The leaderboard of this course is not available right now."
        loading={<LoadingLines lines={14} height={3.25} />}
      >
        {(rounds) => <Table courseId={courseId} rounds={rounds} leaders={leaders} handicaps={handicaps} />}
      </QueryPart>
    </section>
  );
}
