import { Failure, Skeleton, Status } from '@golf/shared/ui';
import { useEffect, type RefObject } from 'react';
import { FilterChips } from '../filter/FilterChips.tsx';
import FilterDropdown from '../filter/FilterDropdown.tsx';
import { FilteredOut } from '../FilteredOut.tsx';
import { isFiltered, withoutValue, type FilterKind, type Filters } from '../view/filters.ts';
import { DayTable, type DayTableProps } from './DayTable.tsx';
import styles from './PastBoard.module.css';
import { usePastView } from './use-past-view.ts';

export interface FilteredRowsProps extends DayTableProps {
  /** The filter whose popup is open, and its button. */
  filter: { kind: FilterKind; anchor: HTMLElement } | null;
  /** The filter buttons. */
  buttons: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The rows of a day that pass the filters of the address, and the popup of a filter. */
export default function FilteredRows({ rows, total, onWantAll, filter, buttons, onClose }: FilteredRowsProps) {
  const { filters, setFilters, names, players, shown, isLost, isWaiting, retry } = usePastView(rows, filter !== null);
  // The pressed button unmounts: the focus moves to the button of its kind.
  const clear = (next: Filters, kind: FilterKind) => {
    setFilters(next);
    buttons.current?.querySelector<HTMLElement>(`[data-filter="${kind}"]`)?.focus({ preventScroll: true });
  };
  const isFiltering = isFiltered(filters) && !isLost;
  useEffect(() => {
    if (isFiltering) onWantAll();
  });
  const isReady = isFiltering && !isWaiting && rows.length === total;
  return (
    <>
      {isFiltering && (
        <div className={styles.filters}>
          <FilterChips
            filters={filters}
            names={names}
            onRemove={({ kind, value }) => clear(withoutValue(filters, kind, value), kind)}
          />
        </div>
      )}
      {filter && players.length > 0 && (
        <FilterDropdown
          key={filter.kind}
          kind={filter.kind}
          anchor={filter.anchor}
          names={names}
          players={players}
          shown={shown.length}
          chosen={filters[filter.kind]}
          onChoose={(values) => setFilters({ ...filters, [filter.kind]: values })}
          onClose={onClose}
        />
      )}
      <Status message={isReady && `${shown.length} of ${total} players`} />
      {isLost && <Failure onRetry={retry}>The filters aren’t available right now.</Failure>}
      {!isFiltering && <DayTable rows={rows} total={total} onWantAll={onWantAll} />}
      {isFiltering && !isReady && <Skeleton rows={12} rowHeight={3.5} label="Loading the leaderboard of the day" />}
      {isReady && shown.length > 0 && <DayTable rows={shown} total={shown.length} onWantAll={onWantAll} />}
      {isReady && shown.length < total && (
        <FilteredOut shown={shown.length} total={total} filters={filters} names={names} onChange={clear} />
      )}
    </>
  );
}
