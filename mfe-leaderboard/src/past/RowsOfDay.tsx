import { lazyPart } from '@golf/shared/platform';
import { Button, Skeleton, useHydrated } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DayTable, type DayTableProps } from './DayTable.tsx';
import type { FilteredRowsProps } from './FilteredRows.tsx';
import styles from './PastBoard.module.css';

/** Late: with the filters the first screens of other pages would load those of today’s leaderboard. */
const FilteredRows = lazyPart<FilteredRowsProps>({
  what: 'The filter',
  load: () => import('./FilteredRows.tsx'),
  fallback: ({ rows, total, onWantAll, filter }) =>
    filter ? (
      <DayTable rows={rows} total={total} onWantAll={onWantAll} />
    ) : (
      <Skeleton rows={12} rowHeight={3.5} label="Loading the leaderboard of the day" />
    ),
  failure: (words, { rows, total, onWantAll }) => (
    <>
      {words}
      <DayTable rows={rows} total={total} onWantAll={onWantAll} />
    </>
  ),
});

const FILTERS = [
  ['countries', 'Country'],
  ['players', 'Player'],
  ['channels', 'Channel'],
] as const;

/** Parameters of an address with filters. */
const ASKED = /[?&](?:country|player|channel)=[^&]/;

/** The rows of a day, best first, with the filters of today’s leaderboard. */
export function RowsOfDay({ rows, total, onWantAll }: DayTableProps) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [filter, setFilter] = useState<FilteredRowsProps['filter']>(null);
  const [wasOpened, setOpened] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <div className={isHydrated ? undefined : styles.unknown}>
      <div ref={buttons} data-needs-script className={styles.filters} role="group" aria-label="Filters">
        {FILTERS.map(([kind, label]) => (
          <Button
            key={kind}
            data-filter={kind}
            aria-haspopup="dialog"
            aria-expanded={filter?.kind === kind}
            onPointerEnter={FilteredRows.preload}
            onFocus={FilteredRows.preload}
            onClick={({ currentTarget: anchor }) => {
              setOpened(true);
              setFilter(filter?.kind === kind ? null : { kind, anchor });
            }}
          >
            {label}
            <ChevronDown aria-hidden size={14} />
          </Button>
        ))}
      </div>
      {wasOpened || (isHydrated && ASKED.test(search)) ? (
        <FilteredRows
          rows={rows}
          total={total}
          onWantAll={onWantAll}
          filter={filter}
          buttons={buttons}
          onClose={() => setFilter(null)}
        />
      ) : (
        <DayTable rows={rows} total={total} onWantAll={onWantAll} />
      )}
    </div>
  );
}
