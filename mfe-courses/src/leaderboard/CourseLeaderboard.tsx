import { ROUTES } from '@golf/shared/platform';
import { courseResources, FIRST_OF_TEE, type CourseScore } from '@golf/shared/api';
import { SITE } from '@golf/shared/site';
import { Button, DataTable, Failure, Skeleton, Status } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Controls } from './Controls.tsx';
import styles from './CourseLeaderboard.module.css';
import { onPaper, runsOfTees, teeOf } from './rounds.ts';
import { HonourKey } from './HonourKey.tsx';
import type { Honour } from './HonourMark.tsx';
import { listingOf, listingOfTop, type Choice, type Listing } from './listing.ts';
import { scoreColumns, type Line } from './score-columns.tsx';
import { TeesLine, type TeesLineProps } from './TeesLine.tsx';
import { TeeTabs } from './TeeTabs.tsx';
import { useHandicaps, useRounds } from './use-rounds.ts';

interface TableProps {
  courseId: number;
  listing: Listing;
  order: Choice['order'];
  /** Whether more than the first rounds are shown. */
  all: boolean;
  leaders: ReadonlySet<number>;
  handicaps: ReadonlyMap<number, number | null> | undefined;
  /** Shows on screen only the best rounds of the first group. Paper has more room. */
  compact: boolean;
  /** Shows only the rounds from one tee. */
  onTee: (tee: string) => void;
}

function Table({ courseId, listing, order, all, leaders, handicaps, compact, onTee }: TableProps) {
  const { data: ratings } = useQuery(courseResources(courseId).tees);
  const { tee, counts, ranks, records } = listing;
  const runs = useMemo(() => runsOfTees(all ? listing.all : listing.first), [all, listing]);
  const printed = useMemo(() => onPaper(runs), [runs]);
  // Rounds level with a leader's are best from these tees as well, and get the same badge.
  const resultOf = (round: CourseScore) => `${teeOf(round)} ${round.score_over_par}`;
  const led = new Set(listing.all.filter((round) => leaders.has(round.score_id)).map(resultOf));
  const honourOf = (round: CourseScore): Honour | null =>
    led.has(resultOf(round)) ? 'leader' : records.get(round)?.position === 1 ? 'record' : null;
  // The caption names the tee and its par, so no column repeats them.
  const hasOneTee = listing.tees.length === 1;
  const lineOf = (round: CourseScore, rows: number): TeesLineProps => ({
    round,
    rating: ratings?.find(({ tee_id: id }) => id === round.tee_id)?.tee_course_rating ?? null,
    count: counts.get(teeOf(round)) ?? rows,
    rows,
    order,
  });
  const headOf = ([round]: readonly CourseScore[], index: number, rows: number) =>
    round && <TeesLine {...lineOf(round, rows)} divides={index > 0} onAll={() => onTee(teeOf(round))} />;
  const groups = runs.map((run, index) => ({
    key: `${run[0]?.score_id}`,
    head: tee === null && !hasOneTee && headOf(run, index, compact ? Math.min(FIRST_OF_TEE, run.length) : run.length),
    rows: run.map((round): Line => ({
      round,
      handicap: handicaps && (handicaps.get(round.player_id) ?? null),
      rank: ranks.get(round),
      honour: honourOf(round),
    })),
  }));
  const [only] = (hasOneTee && runs[0]) || [];
  const shown = compact
    ? groups.slice(0, 1).map(({ rows }) => rows.slice(0, FIRST_OF_TEE))
    : groups.map(({ rows }) => rows);
  const honours = new Set(shown.flat().flatMap(({ honour }) => honour ?? []));
  return (
    <>
      <DataTable
        name="Leaderboard"
        caption={only && <TeesLine {...lineOf(only, runs[0]?.length ?? 0)} />}
        className={`${styles.table} ${compact ? styles.compact : ''}`}
        columns={scoreColumns(order, hasOneTee)}
        groups={groups}
        rowKey={({ round }) => round.score_id}
        rowProps={({ round }, place) => ({
          'data-unprinted': !printed.has(round) || undefined,
          'data-further': place >= FIRST_OF_TEE || undefined,
        })}
        sticky={!compact}
      />
      <HonourKey honours={honours} ofOneTee={hasOneTee} />
      {printed.size < listing.total && (
        <p className={styles.rest}>
          {printed.size} of {listing.total} rounds. All of them are on {SITE.name}.
        </p>
      )}
    </>
  );
}

export interface CourseLeaderboardProps {
  courseId: number;
  /** Number of rounds; null if the backend does not report it, undefined while loading. */
  count: number | null | undefined;
  /** Ids of the Course Leaders' rounds. */
  leaders: ReadonlySet<number>;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Whether it begins with the best rounds from the hardest tees, for a page of many courses. */
  folded?: boolean;
}

/** Rounds that a compact leaderboard shows: the first of the first group. */
const inCompact = ({ first }: Listing) => Math.min(FIRST_OF_TEE, runsOfTees(first)[0]?.length ?? 0);

const AT_FIRST: Choice = { order: 'score', best: false, tee: null };

/** The rounds on a course, grouped by tee, best first. A player's name links to the player's page. */
export function CourseLeaderboard({ courseId, count, leaders, level = 3, folded = false }: CourseLeaderboardProps) {
  const [choice, setChoice] = useState(AT_FIRST);
  const [all, setAll] = useState(false);
  // Announced only after a choice: the initial state is not announced.
  const [chosen, setChosen] = useState(false);
  const choose = (change: Partial<Choice>) => {
    setChosen(true);
    setChoice({ ...choice, ...change });
  };
  const section = useRef<HTMLElement>(null);
  // Shows as many rounds as the tee's band reports. The band unmounts with the pressed button: the tab takes the focus.
  const showTee = (next: string) => {
    choose({ tee: next });
    setAll(true);
    const tabs = section.current?.querySelectorAll('input') ?? [];
    [...tabs].find(({ value }) => value === next)?.focus();
  };
  const { order, best, tee } = choice;
  const compact = folded && !all && order === 'score' && tee === null;
  const wantsAll = all || order !== 'score' || best || tee !== null;
  const rounds = useRounds(courseId, count, wantsAll);
  const handicaps = useHandicaps(rounds);
  const { all: known, top } = rounds;
  const listing = useMemo(
    () => (known ? listingOf(known, { order, best, tee }) : top ? listingOfTop(top) : null),
    [known, top, order, best, tee],
  );
  const Heading = `h${level}` as const;
  const waiting = rounds.isError ? (
    <Failure onRetry={rounds.refetch}>The leaderboard of this course isn’t available right now.</Failure>
  ) : (
    <Skeleton rows={folded ? 8 : 14} rowHeight={3.25} />
  );
  return (
    <section ref={section} className={styles.leaderboard}>
      <Heading className={styles.heading} data-large={level === 2 || undefined}>
        Leaderboard
      </Heading>
      {!listing ? (
        waiting
      ) : listing.tees.length === 0 ? (
        <p className={styles.none}>No rounds on this course yet.</p>
      ) : (
        <>
          {listing.tees.length > 1 && (
            <TeeTabs
              id={String(courseId)}
              tees={listing.tees}
              tee={known ? listing.tee : tee}
              onTee={(next) => choose({ tee: next })}
            />
          )}
          <Controls
            id={String(courseId)}
            order={order}
            onOrder={(next) => choose({ order: next })}
            best={best}
            onBest={(next) => choose({ best: next })}
          />
          <Status
            message={
              chosen &&
              (known || !wantsAll) &&
              `${listing.total === 1 ? '1 round' : `${listing.total} rounds`}, ${order === 'score' ? 'best' : 'newest'} first`
            }
          />
          {wantsAll && !known ? (
            waiting
          ) : (
            <Table {...{ courseId, listing, order, all, leaders, handicaps, compact }} onTee={showTee} />
          )}
          {(compact ? inCompact(listing) : listing.first.length) < listing.total && (
            <>
              <p className={styles.scriptless}>
                All {listing.total} rounds are in <a href={ROUTES.data}>the data file</a>.
              </p>
              <Button className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : `Show all ${listing.total} rounds`}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
