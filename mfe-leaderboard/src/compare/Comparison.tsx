import {
  cabinetResources,
  headToHeadResource,
  playerHistoryResource,
  playerSummaryResource,
  type HeadToHead,
  type HistoryEntry,
  type PlayerSummary,
} from '@golf/shared/api';
import { type ComparisonProps, ROUTES, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { NotFoundPage } from '../ResourcePage.tsx';
import { Board, Failure, Page, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from './Choice.tsx';
import styles from './Comparison.module.css';
import { figuresOf } from './figures.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { headOfComparison } from './head-of-comparison.ts';
import { HeadToHeadTable } from './HeadToHeadTable.tsx';
import { handicapLine } from './handicap-line.ts';
import { Heads } from './Heads.tsx';
import { HistoryOfTwo } from './HistoryOfTwo.tsx';
import { MatchUps } from './MatchUps.tsx';
import { Met } from './Met.tsx';
import { namesInWords, type Pair } from './pair.ts';
import sides from './TwoSides.module.css';
import { verdictInWords } from './verdict.ts';

/** Comparison of two players: position, history, figures, head to head, match-up. */
export function Comparison({ first, second }: ComparisonProps) {
  const left = useQuery(playerSummaryResource(first));
  const right = useQuery(playerSummaryResource(second));
  if (left.data === null || right.data === null) return <NotFoundPage />;
  if (left.data && right.data) return <Known pair={[left.data, right.data]} />;
  if (!left.isError && !right.isError) return <SlotPlaceholder />;
  const retry = () => Promise.all([left, right].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <>
      <Board title="Two players compared" />
      <Page>
        <Failure kind="page" onRetry={retry} elsewhere={<Link to={ROUTES.compare}>Choose other players</Link>}>
          We can’t load these players right now.
        </Failure>
      </Page>
    </>
  );
}

const NO_HISTORY: HistoryEntry[] = [];

/** From this number of courses the head-to-head table is as long as all figures and fills a column alone. */
const MANY = 6;

/** The longest table, which gets its own column on a wide screen. Undefined if the two share no course. */
function longestOf({ contests, apart }: HeadToHead): 'contests' | 'figures' | undefined {
  if (contests.length + apart.length === 0) return undefined;
  return contests.length > MANY ? 'contests' : 'figures';
}

function Known({ pair }: { pair: Pair<PlayerSummary> }) {
  const dates = useDates();
  const [{ player: first }, { player: second }] = pair;
  const histories = [useQuery(playerHistoryResource(first.id)), useQuery(playerHistoryResource(second.id))] as const;
  const trophies = [
    useQuery(cabinetResources(first.id).trophies).data?.length ?? null,
    useQuery(cabinetResources(second.id).trophies).data?.length ?? null,
  ] as const;
  const between = useQuery(headToHeadResource(first.id, second.id));
  usePageHead(headOfComparison(pair, between.data ?? null));
  const [left, right] = [histories[0].data, histories[1].data];
  const lines = useMemo(
    () => [handicapLine(left ?? NO_HISTORY), handicapLine(right ?? NO_HISTORY)] as const,
    [left, right],
  );
  const latest = [...(left ?? NO_HISTORY), ...(right ?? NO_HISTORY)]
    .map(({ date }) => date)
    .reduce((late, date) => (date > late ? date : late), '');
  const failed = [...histories, between].filter(({ data, isError }) => isError && data === undefined);
  const players = [first, second] as const;
  const known = [
    { summary: pair[0], line: lines[0], trophies: trophies[0] },
    { summary: pair[1], line: lines[1], trophies: trophies[1] },
  ] as const;
  return (
    <>
      <Heads
        pair={pair}
        between={between.data ?? null}
        verdict={verdictInWords({
          handicaps: [first.handicap, second.handicap],
          lines,
          names: namesInWords(players),
          formatDay: dates.formatDay,
        })}
      />
      <Page>
        <Choice players={players} />
        {failed.length > 0 && (
          <div className={styles.lost}>
            <Failure onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}>
              Part of the comparison isn’t available right now.
            </Failure>
          </div>
        )}
        <HistoryOfTwo players={players} lines={lines} latest={latest} />
        <div className={sides.tables} data-longest={between.data ? longestOf(between.data) : undefined}>
          <FiguresTable players={players} groups={figuresOf(known, dates)} />
          {between.data && (
            <>
              <HeadToHeadTable players={players} between={between.data} />
              {between.data.met.length > 0 && <Met players={players} met={between.data.met} />}
              <MatchUps players={players} contests={between.data.contests} />
            </>
          )}
        </div>
      </Page>
    </>
  );
}
