import type { Player } from '@golf/shared/api';
import { wasEarly } from '@golf/shared/platform';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { useEvent } from '../use-event.ts';
import { matcher, NO_FILTERS } from '../view/filters.ts';
import type { Table } from '../view/table.ts';
import type { BoardView } from '../view/use-board-view.ts';
import { holdPlace } from './hold-place.ts';
import { createReveal } from './reveal.ts';
import { useDetails } from './use-details.ts';

/**
 * Moves the focus to the row, from which Tab continues: the control that opened it is out of view, or unmounted with
 * the row that was open before.
 */
const focusRow = (row: Element) => row.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });

/**
 * State of the open row: opened by a press, by the search, or by the address.
 * @param onOpened called with a player who was opened by other means than a press on the row
 */
export function useOpenRow(
  table: Table | null,
  board: BoardView,
  body: RefObject<HTMLTableSectionElement | null>,
  onOpened: (player: Player) => void,
) {
  const { view, known, wish, arrival, open: expanded, setOpen, setView, wishMet, shown } = board;
  const [reveal] = useState(createReveal);
  useEffect(() => reveal.stop, [reveal]);
  const [isServers] = useState(!known);
  const hold = useEffectEvent(() => (isServers && expanded !== null && wish === null ? holdPlace() : undefined));
  useEffect(() => (known ? hold() : undefined), [known]);
  // The row responds to a press at once; its expensive details render after that paint. Closing is immediate.
  const deferred = useDeferredValue(expanded);
  const detailed = expanded === null ? null : deferred;
  const isShown = expanded !== null && shown.some(({ player }) => player.id === expanded);
  useDetails(isShown ? expanded : null);

  const entryOf = (playerId: number) => table?.ranked.find(({ player }) => player.id === playerId);
  const isHidden = (playerId: number) => {
    const entry = entryOf(playerId);
    return entry !== undefined && !matcher(view.filters)(entry.player);
  };
  const rowOf = (playerId: number) => body.current?.querySelector(`[data-row="${playerId}"]`);

  /** Opens a player's row wherever it is. Filters that hide it are paused, and kept for the next visit. */
  const open = useEvent((playerId: number, wished: boolean = false) => {
    if (isHidden(playerId)) {
      setView({ ...view, filters: NO_FILTERS }, { replace: wished, temporary: true, wish });
    }
    setOpen(playerId);
    const entry = entryOf(playerId);
    if (entry) onOpened(entry.player);
    reveal.ask(playerId, 'start', focusRow);
  });
  const meetWish = useEffectEvent((playerId: number) => {
    open(playerId, true);
    wishMet();
  });
  const isLoaded = table?.complete === true;
  useEffect(() => {
    if (wish !== null && isLoaded) meetWish(wish);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same player may be wished for again
  }, [arrival, wish, isLoaded]);

  const toggle = useEvent((playerId: number) => {
    // A server-rendered row pressed before hydration, or a row that a filter was about to hide.
    if (playerId !== expanded && isHidden(playerId)) return open(playerId);
    const row = rowOf(playerId);
    // Pressed before hydration, a row that a reload restores was still closed.
    const opens = playerId !== expanded || (row && wasEarly(row));
    setOpen(opens ? playerId : null);
    if (opens) reveal.ask(playerId, 'nearest');
  });
  const close = useEvent((playerId: number) => {
    const row = rowOf(playerId);
    // jsdom has no scrollIntoView.
    row?.scrollIntoView?.({ block: 'nearest' });
    if (row) focusRow(row);
    // The window of rows follows the scroll position: this row must be in it before it closes and is no longer pinned.
    requestAnimationFrame(() => toggle(playerId));
  });
  return useMemo(
    () => ({
      expanded,
      /** The player with rendered details: shortly after `expanded`. */
      detailed,
      isShown,
      /** Ref of the row with details. */
      ref: reveal.row,
      open,
      toggle,
      close,
    }),
    [expanded, detailed, isShown, reveal, open, toggle, close],
  );
}

export type OpenRow = ReturnType<typeof useOpenRow>;
