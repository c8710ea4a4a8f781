import { boardResource, playersResource, type Player } from '@golf/shared/api';
import { lazyPart } from '@golf/shared/platform';
import { calculatorPath } from '@golf/shared/routes';
import { Failure, Status } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FilterDropdownProps } from './filter/FilterDropdown.tsx';
import { useDownload } from './csv/use-download.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import styles from './Leaderboard.module.css';
import columns from './rows/Columns.module.css';
import { LeaderboardPlaceholder } from './LeaderboardPlaceholder.tsx';
import { FilteredOut } from './FilteredOut.tsx';
import { News } from './News.tsx';
import { PausedFilters } from './PausedFilters.tsx';
import { PlayerRows } from './rows/PlayerRows.tsx';
import { useOpenRow } from './rows/use-open-row.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Sort } from './view/address.ts';
import { FILTER_KINDS, withoutValue, type FilterKind, type Filters } from './view/filters.ts';
import { filterWords, isAllTicked, totalsOf, withoutUnknown } from './view/names.ts';
import { tableOfAll, tableOfFirst, type Table } from './view/table.ts';
import { useBoardView } from './view/use-board-view.ts';
import { YoursPlace } from './YoursPlace.tsx';

const FilterDropdown = lazyPart<FilterDropdownProps>({
  what: 'The filter',
  load: () => import('./filter/FilterDropdown.tsx'),
  failure: (words) => <div className={styles.lost}>{words}</div>,
});

const NOBODY = tableOfAll([]);
const HEADER_ROWS = 1;

/** All players by handicap, best first. A row expands to the player's details. */
export function Leaderboard() {
  const { data: players, isError, refetch } = useQuery(playersResource);
  // Embedded in the page when the whole table is too large for it.
  const { data: first } = useQuery({ ...boardResource, enabled: false });
  const table = useMemo(() => (players ? tableOfAll(players) : first ? tableOfFirst(first) : null), [players, first]);
  const lost = isError && !players;
  if (lost && !table)
    return (
      <Failure kind="page" onRetry={refetch} elsewhere={<Link to={calculatorPath}>Work out your own handicap</Link>}>
        We can’t load the leaderboard right now.
      </Failure>
    );
  return (
    <>
      {/* Above the table, because the table reserves its full height. */}
      {lost && <Failure onRetry={refetch}>The rest of the leaderboard isn’t available right now.</Failure>}
      <Board table={table} />
    </>
  );
}

/** Latest change: a player was opened, or the set of rows changed. */
type Change = Player | 'rows';

function Board({ table }: { table: Table | null }) {
  const { ranked, total, complete, climber, faller, withForm } = table ?? NOBODY;
  const [filter, setFilter] = useState<{ kind: FilterKind; anchor: HTMLElement } | null>(null);
  // The button responds to a press first; the popup renders after that paint.
  const popup = useDeferredValue(filter);
  const board = useBoardView(table ?? NOBODY, filter?.kind ?? null);
  const { view, temporary, setView, paused, names, deferred, shown } = board;
  const { sort, filters } = view;
  const [changed, setChanged] = useState<Change | null>(null);
  // Announced after the rows have rendered.
  const said = useDeferredValue(changed);
  const [download, downloadFailure] = useDownload();
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const openRow = useOpenRow(table, board, body, setChanged);

  const count = complete ? shown.length : total;
  const setFilters = (next: Filters) => {
    setChanged('rows');
    setView({ ...view, filters: next });
  };
  /** Clears a filter whose button unmounts with it: the focus moves to the table head. */
  const clear = (next: Filters, kind: FilterKind) => {
    setFilters(next);
    head.current?.querySelector<HTMLElement>(`[data-filter="${kind}"]`)?.focus({ preventScroll: true });
  };

  if (!table) return <LeaderboardPlaceholder />;
  if (total === 0) return <p className={styles.note}>No players are tracked yet.</p>;

  return (
    <div className={board.isKnown ? undefined : styles.unknown} data-waiting={board.isWaiting || undefined}>
      <Toolbar
        ranked={ranked}
        complete={complete}
        downloadable={complete && shown.length > 0}
        filters={deferred.filters}
        names={names}
        onFind={openRow.open}
        onRemove={({ kind, value }) => clear(withoutValue(filters, kind, value), kind)}
        onDownload={() => download(({ downloadView }) => downloadView(shown))}
      >
        {paused && (
          <PausedFilters
            words={FILTER_KINDS.flatMap((kind) => filterWords(paused, kind, names) ?? [])}
            onResume={() => setFilters(paused)}
          />
        )}
      </Toolbar>
      <News climber={climber} faller={faller} />
      <Status
        message={
          said === 'rows'
            ? shown.length > 0 && rowsInWords(shown.length, total, deferred.sort)
            : said && openedInWords(said)
        }
      />
      {downloadFailure && <div className={styles.lost}>{downloadFailure}</div>}
      {board.known && (
        <YoursPlace
          table={table}
          onOpen={openRow.open}
          onLeave={() => head.current?.querySelector('button')?.focus({ preventScroll: true })}
        />
      )}
      {/* The popover is anchored to its button; the error message renders here, in view of the button. */}
      {filter && popup && complete && (
        <FilterDropdown
          key={popup.kind}
          kind={popup.kind}
          anchor={popup.anchor}
          names={names}
          players={board.players}
          shown={shown.length}
          chosen={filters[popup.kind]}
          onChoose={(values) => setFilters({ ...filters, [popup.kind]: values })}
          onClose={() => setFilter(null)}
        />
      )}
      <table
        className={`${styles.table} ${columns.table}`}
        aria-label="Handicap Leaderboard"
        aria-rowcount={count + HEADER_ROWS}
        data-form={withForm || undefined}
      >
        <thead ref={head}>
          <HeaderRow
            sort={sort}
            onSort={() => {
              setChanged('rows');
              setView({ ...view, sort: sort === 'desc' ? 'asc' : 'desc' }, { temporary });
            }}
            filters={complete ? withoutUnknown(filters, names) : filters}
            totals={totalsOf(names)}
            withForm={withForm}
            open={filter?.kind ?? null}
            aboveOpenRow={openRow.isShown}
            onApproach={FilterDropdown.preload}
            onToggleFilter={(kind, anchor) => {
              if (filter?.kind === kind) return setFilter(null);
              // A filter with every option ticked is cleared on opening (specification).
              if (isAllTicked(filters, kind, names)) setFilters({ ...filters, [kind]: [] });
              setFilter({ kind, anchor });
            }}
          />
        </thead>
        <PlayerRows body={body} table={table} shown={shown} count={count} headerRows={HEADER_ROWS} openRow={openRow} />
      </table>
      {complete && shown.length < total && (
        <FilteredOut shown={shown.length} total={total} filters={deferred.filters} names={names} onChange={clear} />
      )}
    </div>
  );
}

const openedInWords = ({ name, rounds }: Player) =>
  `${name} opened${rounds === null ? '' : rounds === 1 ? ', 1 round' : `, ${rounds} rounds`}`;

const rowsInWords = (shown: number, all: number, sort: Sort) =>
  `${shown === all ? `All ${all}` : `${shown} of ${all}`} players, ${sort === 'desc' ? 'best' : 'worst'} first`;
