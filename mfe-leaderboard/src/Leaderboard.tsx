import { useAddressView } from '@golf/shared/address';
import { boardResource, countriesResource, playersResource, type Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { lazyPart, SlotPlaceholder, wasEarly } from '@golf/shared/platform';
import { calculatorPath } from '@golf/shared/routes';
import { Unavailable, VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FilterDropdownProps } from './filter/FilterDropdown.tsx';
import { useDownload } from './csv/use-download.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import styles from './Leaderboard.module.css';
import { Left } from './Left.tsx';
import { News } from './News.tsx';
import { holdPlace } from './rows/hold-place.ts';
import { PausedFilters } from './PausedFilters.tsx';
import { PlayerRows } from './rows/PlayerRows.tsx';
import { scrollToRow } from './rows/scroll-to-row.ts';
import { useDetails } from './rows/use-details.ts';
import { Toolbar } from './Toolbar.tsx';
import { LEADERBOARD_ADDRESS, type Sort } from './view/address.ts';
import {
  FILTER_KINDS,
  isFiltered,
  matcher,
  NO_FILTERS,
  withoutValue,
  type FilterKind,
  type Filters,
} from './view/filters.ts';
import { filterWords, isAllTicked, namesOf, totalsOf, withoutUnknown } from './view/names.ts';
import { tableOfAll, tableOfFirst, type Table } from './view/table.ts';
import { useSavedView } from './view/use-saved-view.ts';

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
  // Came with the page, where all of it was too long for that.
  const { data: first } = useQuery({ ...boardResource, enabled: false });
  const table = useMemo(() => (players ? tableOfAll(players) : first ? tableOfFirst(first) : null), [players, first]);
  const lost = isError && !players;
  if (lost && !table)
    return (
      <Unavailable whole onRetry={refetch} elsewhere={<Link to={calculatorPath}>Work out your own handicap</Link>}>
        We can’t load the leaderboard right now.
      </Unavailable>
    );
  return (
    <>
      {/* Above the table, which is as high as it will be. */}
      {lost && <Unavailable onRetry={refetch}>The rest of the leaderboard isn’t available right now.</Unavailable>}
      <Board table={table} />
    </>
  );
}

/** Where Tab goes on from: what opened the row is out of view now, or gone with the row that was open before. */
const focusRow = (row: Element) => row.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });

/** How to scroll to an open row as soon as it exists. */
function useReveal(body: { current: HTMLElement | null }) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return useCallback(
    (playerId: number, block: ScrollLogicalPosition, arrived?: (row: Element) => void) => {
      const find = () => body.current?.querySelector(`[data-row="${playerId}"][data-open]`);
      stop.current();
      stop.current = scrollToRow(find, block, arrived);
    },
    [body],
  );
}

function Board({ table }: { table: Table | null }) {
  const { ranked, total, complete, moved, climber, faller, flags, withForm } = table ?? NOBODY;
  const saved = useSavedView();
  const address = useAddressView(LEADERBOARD_ADDRESS, saved);
  const { view, known, wish, arrival, temporary, setView, open: expanded, setOpen, wishMet } = address;
  const { sort, filters } = view;
  const [download, downloadFailure] = useDownload();
  const paused = temporary && isFiltered(saved.view.filters) ? saved.view.filters : null;
  // What has just changed is said to who does not see it: a player was opened, or other rows are shown.
  const [changed, setChanged] = useState<Player | 'rows' | null>(null);
  // Once they are there.
  const said = useDeferredValue(changed);
  const [filter, setFilter] = useState<{ kind: FilterKind; anchor: HTMLElement } | null>(null);
  // Its button answers a press at once; the popup is rendered after that is painted.
  const popup = useDeferredValue(filter);
  // The countries are fetched once there is a name of one to show.
  const wantsCountries = filter?.kind === 'countries' || [filters, paused].some((of) => of && of.countries.length > 0);
  const { data: countries } = useQuery({ ...countriesResource, enabled: wantsCountries });
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const reveal = useReveal(body);
  const [isServers] = useState(!known);
  const hold = useEffectEvent(() => (isServers && expanded !== null && wish === null ? holdPlace() : undefined));
  useEffect(() => (known ? hold() : undefined), [known]);

  const players = useMemo(() => ranked.map(({ player }) => player), [ranked]);
  const names = useMemo(() => namesOf(players, countries ?? []), [players, countries]);
  // Header and filter show a choice at once; the rows follow with a lower priority.
  const deferred = useDeferredValue(view);
  // Rows of an address with a wish show together with the row that it opens: one shown before would move away.
  const [ready, setReady] = useState(false);
  if (!ready && known && (wish === null || wish === expanded)) setReady(true);
  const deferredKnown = useDeferredValue(ready);
  // The row answers a press at once; what is heavy below it is rendered after that is painted. It closes at once.
  const deferredExpanded = useDeferredValue(expanded);
  const asRanked = deferred.sort === 'desc' && !isFiltered(deferred.filters);
  const shown = useMemo(() => {
    if (!complete) return ranked;
    const matches = matcher(deferred.filters);
    const matching = isFiltered(deferred.filters) ? ranked.filter(({ player }) => matches(player)) : ranked;
    return deferred.sort === 'desc' ? matching : upsideDown(matching);
  }, [ranked, complete, deferred.filters, deferred.sort]);

  const count = complete ? shown.length : total;
  const isOpen = expanded !== null && shown.some(({ player }) => player.id === expanded);
  useDetails(isOpen ? expanded : null);

  const entryOf = (playerId: number) => ranked.find(({ player }) => player.id === playerId);
  const isHidden = (entry: Ranked<Player> | undefined) => entry && !matcher(filters)(entry.player);

  /** Opens a player's row wherever it is. Filters that hide it give way, and are kept for the next visit. */
  const openPlayer = useEvent((playerId: number, wished: boolean = false) => {
    const entry = entryOf(playerId);
    if (isHidden(entry)) {
      setView({ ...view, filters: NO_FILTERS }, { replace: wished, temporary: true, wish });
    }
    setOpen(playerId);
    if (entry) setChanged(entry.player);
    reveal(playerId, 'start', focusRow);
  });
  const meetWish = useEffectEvent((playerId: number) => {
    openPlayer(playerId, true);
    wishMet();
  });
  const isLoaded = table !== null && complete;
  useEffect(() => {
    if (wish !== null && isLoaded) meetWish(wish);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same player may be wished for again
  }, [arrival, wish, isLoaded]);

  const toggle = useEvent((playerId: number) => {
    // A row of the server's, pressed before its script came, or one that a filter was about to take away.
    if (playerId !== expanded && isHidden(entryOf(playerId))) return openPlayer(playerId);
    const row = body.current?.querySelector(`[data-row="${playerId}"]`);
    // Pressed before the script came, a row that a reload brings back was still closed.
    const opens = playerId !== expanded || (row && wasEarly(row));
    setOpen(opens ? playerId : null);
    if (opens) reveal(playerId, 'nearest');
  });
  const close = useEvent((playerId: number) => {
    const row = body.current?.querySelector(`[data-row="${playerId}"]`);
    // jsdom has no scrollIntoView.
    row?.scrollIntoView?.({ block: 'nearest' });
    if (row) focusRow(row);
    // Which rows are drawn follows the scrolling: this one is to be among them once its details no longer keep it.
    requestAnimationFrame(() => toggle(playerId));
  });
  const setFilters = (next: Filters) => {
    setChanged('rows');
    setView({ ...view, filters: next });
  };
  /** Takes away what a button stands for that goes with it: the keyboard goes on from the head of the table. */
  const clear = (next: Filters, kind: FilterKind) => {
    setFilters(next);
    head.current?.querySelector<HTMLElement>(`[data-filter="${kind}"]`)?.focus({ preventScroll: true });
  };

  if (!table) return <SlotPlaceholder />;
  if (total === 0) return <p className={styles.note}>No players are tracked yet.</p>;

  return (
    <div className={deferredKnown ? undefined : styles.unknown} data-waiting={!(complete || asRanked) || undefined}>
      <Toolbar
        ranked={ranked}
        complete={complete}
        downloadable={complete && shown.length > 0}
        filters={deferred.filters}
        names={names}
        onFind={openPlayer}
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
      <VisuallyHidden role="status">
        {said === 'rows'
          ? shown.length > 0 && rowsInWords(shown.length, total, deferred.sort)
          : said && openedInWords(said)}
      </VisuallyHidden>
      {downloadFailure && <div className={styles.lost}>{downloadFailure}</div>}
      {/* A popover stands beside its button; the words of a failure stand here, in view of it. */}
      {filter && popup && complete && (
        <FilterDropdown
          key={popup.kind}
          kind={popup.kind}
          anchor={popup.anchor}
          names={names}
          players={players}
          shown={shown.length}
          chosen={filters[popup.kind]}
          onChoose={(values) => setFilters({ ...filters, [popup.kind]: values })}
          onClose={() => setFilter(null)}
        />
      )}
      <table className={styles.table} aria-label="Handicap Leaderboard" aria-rowcount={count + HEADER_ROWS}>
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
            aboveOpenRow={isOpen}
            onApproach={FilterDropdown.preload}
            onToggleFilter={(kind, anchor) => {
              if (filter?.kind === kind) return setFilter(null);
              // A filter with everything ticked is cleared when it opens (specification).
              if (isAllTicked(filters, kind, names)) setFilters({ ...filters, [kind]: [] });
              setFilter({ kind, anchor });
            }}
          />
        </thead>
        <PlayerRows
          body={body}
          shown={shown}
          count={count}
          ranked={ranked}
          moved={moved}
          flags={flags}
          withForm={withForm}
          headerRows={HEADER_ROWS}
          expanded={expanded}
          detailed={expanded === null ? null : deferredExpanded}
          onToggle={toggle}
          onOpenPlayer={openPlayer}
          onClose={close}
        />
      </table>
      {complete && shown.length < total && (
        <Left shown={shown.length} total={total} filters={deferred.filters} names={names} onChange={clear} />
      )}
    </div>
  );
}

const openedInWords = ({ name, rounds }: Player) =>
  `${name} opened${rounds === null ? '' : rounds === 1 ? ', 1 round' : `, ${rounds} rounds`}`;

const rowsInWords = (shown: number, all: number, sort: Sort) =>
  `${shown === all ? `All ${all}` : `${shown} of ${all}`} players, ${sort === 'desc' ? 'best' : 'worst'} first`;

/** The reversed order; players without a position stay last. */
function upsideDown(entries: Ranked<Player>[]): Ranked<Player>[] {
  const first = entries.findIndex(({ position }) => position === null);
  const end = first === -1 ? entries.length : first;
  return [...entries.slice(0, end).toReversed(), ...entries.slice(end)];
}

/** A handler whose identity never changes, so that memoised rows are not rendered again, and which calls the latest one. */
function useEvent<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
