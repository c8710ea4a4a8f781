import type { Player, Round } from '@golf/shared/api';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { WithoutScript } from '@golf/shared/platform';
import { Button, DataTable, LinkButton, Status } from '@golf/shared/ui';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { PRESS_OPENS } from '../press-row.ts';
import { bestRound } from './best-round.ts';
import { Explanation } from './Explanation.tsx';
import { pathOf } from './path-of.ts';
import { reportLinks } from './report-links.ts';
import { ROUND_COLUMNS, type RoundLine } from './round-columns.tsx';
import styles from './RoundsTable.module.css';

const SEPARATOR =
  'Handicap calculation takes the average of the top 8 adjusted scores (highlighted) from the latest 20 scores above';

/** Older rounds shown at first: what follows the table stays close. */
const FIRST_OLDER = 5;

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

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
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => reportLinks(rounds), [rounds]);
  useEffect(() => {
    // The press removes the button: the focus moves to the first added round, at the same position.
    if (!all) return;
    const added = box.current?.querySelector('[data-further]');
    added?.querySelector<HTMLElement>('th a:not([aria-hidden]), button')?.focus({ preventScroll: true });
  }, [all]);
  const best = bestRound(rounds);
  const atFirst = LATEST_ROUNDS + FIRST_OLDER;
  const shown = all || whole ? rounds : rounds.slice(0, atFirst);
  const lines = shown.map((round): RoundLine => ({
    round,
    player: player.live ? player.name : null,
    isBest: round === best,
    isOpen: open.has(round.id),
    onToggle: () => setOpen((before) => toggled(before, round.id)),
  }));
  const lastCounted = Math.min(LATEST_ROUNDS, shown.length) - 1;
  const rowsBelow = ({ round, isOpen }: RoundLine, index: number) => (
    <>
      {(isOpen || whole) && (
        <tr id={`round-${round.id}`} className={styles.explanation} data-closed={!isOpen || undefined}>
          <td colSpan={ROUND_COLUMNS.length}>
            {isOpen ? (
              <Explanation player={player} round={round} leadsOn />
            ) : (
              <WithoutScript>
                <Explanation player={player} round={round} leadsOn />
              </WithoutScript>
            )}
          </td>
        </tr>
      )}
      {index === lastCounted && (
        <tr className={styles.separator}>
          <td colSpan={ROUND_COLUMNS.length}>{SEPARATOR}</td>
        </tr>
      )}
    </>
  );
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
      <div ref={box} className={all ? undefined : styles.folded}>
        <DataTable
          name="Rounds"
          framed
          sticky
          className={styles.rounds}
          columns={ROUND_COLUMNS}
          rows={lines}
          rowKey={({ round }) => round.id}
          rowProps={({ round }, index) => ({
            className: styles.round,
            'data-counts': round.is_one_of_lowest_8 || undefined,
            'data-further': index >= atFirst || undefined,
            ...PRESS_OPENS,
          })}
          after={rowsBelow}
        />
      </div>
      <div className={styles.below}>
        {!all && rounds.length > atFirst && (
          <Button onClick={() => setAll(true)}>Show all {rounds.length} rounds</Button>
        )}
        {/* The server offers the file, also without scripts; it has no file for a player before the announcement. */}
        {player.live && (
          <LinkButton href={`${pathOf(player)}.csv`} download={`golf-handicaps-player-${player.id}.csv`}>
            <Download aria-hidden size={16} />
            Download rounds (CSV)
          </LinkButton>
        )}
      </div>
      <Status message={all && `${shown.length} rounds shown`} />
    </>
  );
}
