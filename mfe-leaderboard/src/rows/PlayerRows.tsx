import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { flagSheet } from '@golf/shared/site';
import { memo, useDeferredValue, useMemo, type RefObject } from 'react';
import { DetailRow } from './DetailRow.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { useRowWindow } from './use-row-window.ts';

export interface PlayerRowsProps {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The players to show, in order. */
  shown: readonly Ranked<Player>[];
  /** The whole table, best first. */
  ranked: readonly Ranked<Player>[];
  /** Places moved in 30 days, by player id. */
  moved: ReadonlyMap<number, number>;
  /** Whether a column tells how players have played of late. */
  withForm: boolean;
  /** Number of header rows, which count in aria-rowindex. */
  headerRows: number;
  /** The player whose row is open. */
  expanded: number | null;
  onToggle: (playerId: number) => void;
  onOpenPlayer: (playerId: number) => void;
}

/** The body of the table: the rows near the screen, and empty rows of the height of the others. */
export const PlayerRows = memo(function PlayerRows({
  body,
  shown,
  ranked,
  moved,
  withForm,
  headerRows,
  expanded,
  onToggle,
  onOpenPlayer,
}: PlayerRowsProps) {
  // The row answers a press at once; what is heavy below it is rendered after that is painted. It closes at once.
  const deferred = useDeferredValue(expanded);
  const detailed = expanded === null ? null : deferred;
  const pinned = detailed === null ? -1 : shown.findIndex(({ player }) => player.id === detailed);
  // Of all players, so that the sheet stays the same whoever is shown.
  const flagOf = useMemo(() => flagSheet(ranked.map(({ player: { code } }) => code)), [ranked]);
  const columns = withForm ? 6 : 5;
  const { runs, rowHeight } = useRowWindow(body, shown.length, pinned);
  return (
    <tbody ref={body}>
      {runs.flatMap(({ from, to, drawn }) =>
        drawn
          ? shown.slice(from, to).flatMap((entry, offset) => {
              const { player } = entry;
              const row = (
                <PlayerRow
                  key={player.id}
                  entry={entry}
                  flag={player.code ? flagOf(player.code) : null}
                  moved={moved.get(player.id)}
                  withForm={withForm}
                  rowIndex={from + offset + headerRows + 1}
                  expanded={player.id === expanded}
                  detailed={player.id === detailed}
                  onToggle={onToggle}
                />
              );
              return player.id === detailed
                ? [row, <DetailRow key="detail" {...{ entry, ranked, columns, onOpenPlayer }} />]
                : [row];
            })
          : [
              <tr key={`gap-${from}`} aria-hidden style={{ height: (to - from) * rowHeight }}>
                <td colSpan={columns}>{'\u00a0'}</td>
              </tr>,
            ],
      )}
    </tbody>
  );
});
