import { Popover } from '@base-ui/react/popover';
import { plain } from '@golf/shared/format';
import { DEFAULT_PICTURES, flagUrl } from '@golf/shared/site';
import { Picture, SearchField } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FilterKind, Filters } from '../view/filters.ts';
import type { Names } from '../view/names.ts';
import styles from './FilterDropdown.module.css';
import { TEAM, toggled, toggledAll, toggledCountry } from './selection.ts';

/** Height of an option in pixels, as the style sheet has it, and of the list. */
const OPTION = 44;
const LIST = 308;
const BEYOND = 4;
/** Lists up to this long are drawn whole. */
const WHOLE = 200;

type Values = Filters[FilterKind];
type Value = string | number;

interface Option {
  value: Value;
  label: string;
  picture: string | null;
  /** The label in plain letters, to sort and find by. */
  key: string;
}

export interface FilterDropdownProps {
  kind: FilterKind;
  /** The button of the column. */
  anchor: HTMLElement;
  names: Names;
  chosen: Values;
  onChoose: (values: Values) => void;
  onClose: () => void;
}

/** Room that the popup leaves: the header stays on top of the page and has to stay usable, in px. */
const BELOW_HEADER = { top: 68, right: 8, bottom: 8, left: 8 };

const STAYS_BELOW = { side: 'none', align: 'shift' } as const;

const TITLES: Record<FilterKind, string> = { countries: 'Country', players: 'Player', channels: 'Channel' };

function optionsOf(kind: FilterKind, names: Names): Option[] {
  const options: Omit<Option, 'key'>[] =
    kind === 'countries'
      ? [...names.countries].map(([value, label]) => ({ value, label, picture: flagUrl(value) }))
      : kind === 'players'
        ? [...names.players].map(([value, label]) => ({ value, label, picture: null }))
        : [...names.channels].map(([value, logo]) => ({ value, label: value, picture: logo }));
  // The team first, then by plain letters: a collator takes too long for 10,000.
  const rank = (value: Value) => (kind === 'countries' && value === TEAM ? 0 : 1);
  return options
    .map((option) => ({ ...option, key: plain(option.label) }))
    .toSorted((a, b) => rank(a.value) - rank(b.value) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** The list of options; only those near the window are drawn. */
function OptionList({
  kind,
  options,
  ticked,
  onToggle,
}: {
  kind: FilterKind;
  options: Option[];
  ticked: ReadonlySet<Value>;
  onToggle: (value: Value) => void;
}) {
  const [top, setTop] = useState(0);
  const whole = options.length <= WHOLE;
  const from = whole ? 0 : Math.max(0, Math.floor(top / OPTION) - BEYOND);
  const to = whole ? options.length : Math.min(options.length, Math.ceil((top + LIST) / OPTION) + BEYOND);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step =
      event.key === 'ArrowDown' ? 'nextElementSibling' : event.key === 'ArrowUp' ? 'previousElementSibling' : null;
    if (!step) return;
    event.preventDefault();
    event.currentTarget.closest('li')?.[step]?.querySelector('input')?.focus();
  };
  return (
    <ul className={styles.list} onScroll={(event) => setTop(event.currentTarget.scrollTop)} style={{ maxHeight: LIST }}>
      {from > 0 && <li aria-hidden style={{ height: from * OPTION }} />}
      {options.slice(from, to).map(({ value, label, picture }, offset) => (
        <li key={value} aria-setsize={options.length} aria-posinset={from + offset + 1}>
          <label className={styles.option}>
            <input
              type="checkbox"
              className={styles.box}
              checked={ticked.has(value)}
              onChange={() => onToggle(value)}
              onKeyDown={move}
            />
            {kind === 'countries' && <img src={picture ?? ''} alt="" width="28" height="21" className={styles.flag} />}
            {kind === 'channels' && (
              <Picture
                src={picture}
                fallback={DEFAULT_PICTURES.channel}
                alt=""
                width={28}
                height={28}
                className={styles.logo}
              />
            )}
            <span className={styles.label}>{label}</span>
          </label>
        </li>
      ))}
      {to < options.length && <li aria-hidden style={{ height: (options.length - to) * OPTION }} />}
    </ul>
  );
}

/** Whether the Tab key leads out of the popup. */
function leavesByTab({ key, shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  const stops = [...currentTarget.querySelectorAll('input, button')];
  return key === 'Tab' && target === stops.at(shiftKey ? 0 : -1);
}

/** The filter of one column: search, clear, all, and a checkbox for each. */
export default function FilterDropdown({ kind, anchor, names, chosen, onChoose, onClose }: FilterDropdownProps) {
  const [text, setText] = useState('');
  // What is typed shows at once; the list follows.
  const typed = useDeferredValue(text);
  const search = useRef<HTMLInputElement>(null);
  const all = useMemo(() => optionsOf(kind, names), [kind, names]);
  const options = useMemo(() => {
    const sought = plain(typed.trim());
    return sought === '' ? all : all.filter(({ key }) => key.includes(sought));
  }, [all, typed]);
  const ticked = useMemo(() => new Set<Value>(chosen), [chosen]);
  // A kind's values are of one type; the options come from the same kind.
  const choose = (values: Value[]) => onChoose(values as Values);
  const isAll = all.length > 0 && all.every(({ value }) => ticked.has(value));
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // The column's own button closes by itself.
        if (!open && !(event.target instanceof Node && anchor.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={BELOW_HEADER}
          // Where it opened it stays, also when what it filters gets short.
          collisionAvoidance={STAYS_BELOW}
          className={styles.positioner}
        >
          <Popover.Popup
            className={styles.popup}
            aria-label={`${TITLES[kind]} filter`}
            initialFocus={search}
            finalFocus={() => anchor}
            onKeyDown={(event) => {
              if (!leavesByTab(event)) return;
              // Back to the column, from where Tab goes on; not to a hidden guard with the popup still open.
              event.preventDefault();
              onClose();
            }}
          >
            <div className={styles.search}>
              <SearchField
                ref={search}
                label={`Search ${TITLES[kind].toLowerCase()}`}
                placeholder="Search"
                boxClassName={styles.field}
                className={styles.input}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <button
                type="button"
                className={styles.clear}
                aria-label="Clear"
                title="Clear"
                onClick={() => {
                  setText('');
                  choose([]);
                  search.current?.focus();
                }}
              >
                <X aria-hidden size={16} />
              </button>
            </div>
            <label className={`${styles.option} ${styles.all}`}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !isAll && ticked.size > 0;
                }}
                onChange={() =>
                  choose(
                    toggledAll(
                      [...ticked],
                      all.map(({ value }) => value),
                    ),
                  )
                }
              />
              <span className={styles.label}>All</span>
              {ticked.size > 0 && !isAll && <span className={styles.count}>{ticked.size} chosen</span>}
            </label>
            {options.length === 0 ? (
              <p role="status" className={styles.none}>
                Nothing is called “{text}”.
              </p>
            ) : (
              <OptionList
                key={typed}
                kind={kind}
                options={options}
                ticked={ticked}
                onToggle={(value) =>
                  choose(
                    kind === 'countries'
                      ? toggledCountry([...ticked].map(String), String(value))
                      : toggled([...ticked], value),
                  )
                }
              />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
