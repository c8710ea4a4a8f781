import type { Player, Round } from '@golf/shared/api';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { Button, LinkButton, VisuallyHidden } from '@golf/shared/ui';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { bestRound } from './best-round.ts';
import { pathOf } from './path-of.ts';
import { RoundRow } from './RoundRow.tsx';
import styles from './RoundsTable.module.css';
import { reportLinks } from './report-links.ts';

const SEPARATOR =
  'Handicap calculation takes the average of the top 8 adjusted scores (highlighted) from the latest 20 scores above';

/** Older rounds that an open row shows at first: the next players on the leaderboard stay close. */
const FIRST_OLDER = 5;

interface RoundsTableProps {
  player: Player;
  rounds: Round[];
  /** Whether the HTML contains all rounds and their explanations, for visitors without scripts. */
  whole?: boolean;
  /** Title above the table, used without a heading. */
  title?: string;
}

/** The rounds, newest first. A separator follows the latest 20, which determine the handicap. */
export function RoundsTable({ player, rounds, whole = false, title }: RoundsTableProps) {
  const [all, setAll] = useState(whole);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => reportLinks(rounds), [rounds]);
  useEffect(() => {
    // The press removes the button: the focus moves to the first added round, at the same position.
    if (!all || whole) return;
    const added = body.current?.querySelectorAll('[data-older]')[FIRST_OLDER];
    added?.querySelector<HTMLElement>('a:not([aria-hidden]), button')?.focus({ preventScroll: true });
  }, [all, whole]);
  const best = bestRound(rounds);
  const latest = rounds.slice(0, LATEST_ROUNDS);
  const older = rounds.slice(LATEST_ROUNDS, all ? undefined : LATEST_ROUNDS + FIRST_OLDER);
  const shown = latest.length + older.length;
  return (
    <>
      {/* Hidden from screen readers: the table has this title as its accessible name, and each counting round is
          labelled. */}
      <p aria-hidden className={styles.above}>
        {title && <span className={styles.title}>{title}</span>}
        {rounds.some((round) => round.is_one_of_lowest_8) && (
          <span className={styles.legend}>
            {player.handicap === null ? 'counts so far' : 'counts towards the handicap'}
          </span>
        )}
      </p>
      <table className={styles.rounds} aria-label="Rounds">
        <thead>
          <tr>
            <th scope="col" className={styles.date}>
              Date
            </th>
            <th scope="col">Video</th>
            <th scope="col" className={styles.course}>
              Course
            </th>
            <th scope="col" className={styles.par}>
              Par
            </th>
            <th scope="col" className={styles.score}>
              Score
            </th>
            <th scope="col" className={styles.net}>
              <span className={styles.long}>Adjusted</span>
              <span className={styles.short}>Adj.</span>
            </th>
            <th scope="col" className={styles.more}>
              <VisuallyHidden>More</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {latest.map((round) => (
            <RoundRow key={round.id} player={player} round={round} isBest={round === best} explained={whole} />
          ))}
          <tr className={styles.separator}>
            <td colSpan={7}>{SEPARATOR}</td>
          </tr>
          {older.map((round) => (
            <RoundRow key={round.id} player={player} round={round} isBest={round === best} explained={whole} older />
          ))}
        </tbody>
      </table>
      <div className={styles.below}>
        {shown < rounds.length && <Button onClick={() => setAll(true)}>Show all {rounds.length} rounds</Button>}
        {/* The server offers the file, also without scripts; it has no file for a player before the announcement. */}
        {player.live && (
          <LinkButton href={`${pathOf(player)}.csv`} download={`golf-handicaps-player-${player.id}.csv`}>
            <Download aria-hidden size={16} />
            Download rounds (CSV)
          </LinkButton>
        )}
      </div>
      {!whole && <VisuallyHidden role="status">{all && `${shown} rounds shown`}</VisuallyHidden>}
    </>
  );
}
