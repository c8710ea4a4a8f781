import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { followedPreference, usePreference } from '@golf/shared/platform';
import { flagSheet } from '@golf/shared/site';
import { memo, useMemo, type RefObject } from 'react';
import type { Table } from '../view/table.ts';
import { DetailRow } from './DetailRow.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import styles from './PlayerRows.module.css';
import type { OpenRow } from './use-open-row.ts';
import { useRowWindow } from './use-row-window.ts';

export interface PlayerRowsProps {
  body: RefObject<HTMLTableSectionElement | null>;
  table: Table;
  /** The players to show, in order. */
  shown: readonly Ranked<Player>[];
  /** Number of players in the view: above `shown.length` while the rest is loading. */
  count: number;
  /** Number of header rows, which count in aria-rowindex. */
  headerRows: number;
  openRow: OpenRow;
}

/** Table body: the rows near the screen, and spacer rows in place of the others. */
export const PlayerRows = memo(function PlayerRows({
  body,
  table,
  shown,
  count,
  headerRows,
  openRow,
}: PlayerRowsProps) {
  const { ranked, moved, flags, withForm } = table;
  const { expanded, detailed, toggle, open, close } = openRow;
  const pinned = detailed === null ? -1 : shown.findIndex(({ player }) => player.id === detailed);
  const followed = usePreference(followedPreference);
  const follows = useMemo(() => new Set(followed), [followed]);
  const flagOf = useMemo(() => flagSheet(flags), [flags]);
  const columns = withForm ? 6 : 5;
  const { runs, rowHeight } = useRowWindow(body, count, pinned, headerRows);
  const gap = (from: number, to: number, coming = false) => (
    <tr key={`gap-${from}`} className={styles.gap} aria-hidden style={{ height: (to - from) * rowHeight }}>
      <td colSpan={columns} className={coming ? styles.coming : undefined}>
        {'\u00a0'}
      </td>
    </tr>
  );
  return (
    <tbody ref={body}>
      {runs.flatMap(({ from, to, drawn }) => {
        if (!drawn) return [gap(from, to)];
        const rows = shown.slice(from, to).flatMap((entry, offset) => {
          const { player } = entry;
          const row = (
            <PlayerRow
              key={player.id}
              entry={entry}
              flag={player.code ? flagOf(player.code) : null}
              moved={moved.get(player.id)}
              withForm={withForm}
              followed={follows.has(player.id)}
              rowIndex={from + offset + headerRows + 1}
              expanded={player.id === expanded}
              detailed={player.id === detailed}
              openRef={openRow.ref}
              onToggle={toggle}
            />
          );
          return player.id === detailed
            ? [row, <DetailRow key="detail" {...{ entry, ranked, columns }} onOpenPlayer={open} onClose={close} />]
            : [row];
        });
        const here = Math.max(from, Math.min(to, shown.length));
        return here < to ? [...rows, gap(here, to, true)] : rows;
      })}
    </tbody>
  );
});
