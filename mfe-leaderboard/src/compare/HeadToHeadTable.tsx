import type { BestOfPlayer, Contest, HeadToHead, Player } from '@golf/shared/api';
import { formatStrokes } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { CourseName, RoundDay, Section, TeeDot, VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HEAD_TO_HEAD } from './Heads.tsx';
import styles from './HeadToHeadTable.module.css';
import { Lead } from './Lead.tsx';
import { teeName } from './match-up.ts';
import { namesInWords, type Pair } from './pair.ts';
import { PairHead } from './PairHead.tsx';
import { tallyInWords } from './tally.ts';
import sides from './TwoSides.module.css';

interface BestProps {
  best: BestOfPlayer;
  course: string;
  /** Whether this round wins; undefined for a tie. */
  won?: boolean;
}

/** Best round of one player; with its tees if they differ from those of the other player. */
function Best({ best: { score_id: id, gross, score, date, tee, gender }, course, won }: BestProps) {
  return (
    <td data-better={won || undefined}>
      <span className={sides.value} data-score={Math.sign(score)}>
        {formatStrokes(gross, score)}
        {won && <VisuallyHidden>, wins</VisuallyHidden>}
      </span>
      <span className={sides.note}>
        {won === undefined && tee && <span className={styles.from}>Tees: {teeName(tee, gender)}</span>}
        <span className={styles.day}>
          <RoundDay id={id} date={date} player={null} course={course} />
        </span>
      </span>
    </td>
  );
}

interface CourseProps {
  /** Null without a leaderboard. */
  id: number | null;
  name: string;
}

export const Course = ({ id, name }: CourseProps) =>
  id === null ? (
    <CourseName name={name} isColumn />
  ) : (
    <Link to={coursePagePath(id, name)}>
      <CourseName name={name} isColumn />
    </Link>
  );

interface TeesProps {
  of: Pick<Contest, 'tee' | 'gender' | 'tee_background'>;
  /** Whether the contest from these tees is level. */
  isLevel?: boolean;
}

export function Tees({ of, isLevel = false }: TeesProps) {
  return (
    <span className={styles.tee}>
      <TeeDot colour={of.tee_background} /> {teeName(of.tee, of.gender)}
      {isLevel && (
        <>
          , <strong>level</strong>
        </>
      )}
    </span>
  );
}

/** Strokes between the two rounds. */
const strokesOf = ({ first, second }: Contest) => Math.abs(first.score - second.score);

/** Lead in strokes that fills a bar, at least: a narrow lead never looks wide. */
const WHOLE_BAR = 8;

interface ContestProps {
  contest: Contest;
  players: Pair<Player>;
  /** Widest lead, in strokes. */
  widest: number;
}

function ContestRow({ contest, players: [one, other], widest }: ContestProps) {
  const { course_id: id, course, first, second, winner } = contest;
  return (
    <tr>
      <Best best={first} course={course} won={winner === one.id} />
      <th scope="row" className={styles.where}>
        <Course id={id} name={course} />
        <Tees of={contest} isLevel={winner === null} />
        {winner !== null && <Lead share={strokesOf(contest) / widest} of={winner === one.id ? 0 : 1} />}
      </th>
      <Best best={second} course={course} won={winner === other.id} />
    </tr>
  );
}

interface TableProps {
  players: Pair<Player>;
  name: string;
  between?: string;
  /** Rows: round of the first player, what both share, round of the second player. */
  children: ReactNode;
}

export function SidesTable({ players, name, between = 'Course and tees', children }: TableProps) {
  return (
    <table className={`${sides.table} ${styles.contests}`} aria-label={name}>
      <PairHead players={players} between={between} />
      <tbody>{children}</tbody>
    </table>
  );
}

export interface HeadToHeadTableProps {
  players: Pair<Player>;
  between: HeadToHead;
}

/** Shared courses: best round of each player, and the winner. */
export function HeadToHeadTable({ players, between }: HeadToHeadTableProps) {
  const { contests, apart } = between;
  const tally = tallyInWords(between, namesInWords(players));
  const isNowhere = contests.length + apart.length === 0;
  const widest = Math.max(WHOLE_BAR, ...contests.map(strokesOf));
  return (
    <div id={HEAD_TO_HEAD} className={sides.contests}>
      <Section
        title="Head to head"
        lead={
          isNowhere
            ? 'They’ve yet to play 18 holes on the same course.'
            : contests.length === 0
              ? 'Each player’s best 18-hole round on courses both have played, from the same tees.'
              : 'Each player’s best 18-hole round from the same tees; the lower score wins. The courses they’ve played most come first.'
        }
      >
        {!isNowhere && <p className={styles.tally}>{tally ?? 'No rounds from the same tees yet'}</p>}
        {contests.length > 0 && (
          <SidesTable players={players} name="Head to head">
            {contests.map((contest) => (
              <ContestRow key={contest.tee_id} contest={contest} players={players} widest={widest} />
            ))}
          </SidesTable>
        )}
        {apart.length > 0 && (
          <details className={styles.apart}>
            <summary>
              {apart.length === 1 ? '1 shared course doesn’t' : `${apart.length} shared courses don’t`} count: they
              played different tees
            </summary>
            <SidesTable players={players} name="From different tees">
              {apart.map((one) => (
                <tr key={`${one.course_id} ${one.course}`}>
                  <Best best={one.first} course={one.course} />
                  <th scope="row" className={styles.where}>
                    <Course id={one.course_id} name={one.course} />
                  </th>
                  <Best best={one.second} course={one.course} />
                </tr>
              ))}
            </SidesTable>
          </details>
        )}
      </Section>
    </div>
  );
}
