import { Popover } from '@base-ui/react/popover';
import type { Player } from '@golf/shared/api';
import { plain } from '@golf/shared/format';
import { flagUrl } from '@golf/shared/site';
import { Button, Card, SearchField, Status } from '@golf/shared/ui';
import Eraser from 'lucide-react/icons/eraser';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FilterKind, Filters } from '../view/filters.ts';
import type { Names } from '../view/names.ts';
import { countsOf } from './counts.ts';
import styles from './FilterDropdown.module.css';
import { OptionList, type Option, type Value } from './OptionList.tsx';
import { TEAM, toggled, toggledAll, toggledCountry } from './selection.ts';

type Values = Filters[FilterKind];
export interface FilterDropdownProps {
  kind: FilterKind;
  /** The column's filter button. */
  anchor: HTMLElement;
  names: Names;
  /** The whole table. */
  players: readonly Player[];
  /** Number of players that pass all filters. */
  shown: number;
  chosen: Values;
  onChoose: (values: Values) => void;
  onClose: () => void;
}

/** Margins of the popup in px: the sticky header stays usable. */
const BELOW_HEADER = { top: 68, right: 8, bottom: 8, left: 8 };

const STAYS_BELOW = { side: 'none', align: 'shift' } as const;

const TITLES: Record<FilterKind, string> = { countries: 'Country', players: 'Player', channels: 'Channel' };

function optionsOf(kind: FilterKind, names: Names): Option[] {
  const options: Omit<Option, 'key'>[] =
    kind === 'countries'
      ? [...names.countries].map(([value, label]) => ({ value, label, picture: flagUrl(value) }))
      : kind === 'players'
        ? [...names.players].map(([value, label]) => ({
            value,
            label,
            picture: null,
            isBlurred: names.unannounced.has(value),
          }))
        : [...names.channels].map(([value, logo]) => ({ value, label: value, picture: logo }));
  // The team first, then by plain letters: a collator is too slow for 10,000 names.
  const rank = (value: Value) => (kind === 'countries' && value === TEAM ? 0 : 1);
  return options
    .map((option) => ({ ...option, key: plain(option.label) }))
    .toSorted((a, b) => rank(a.value) - rank(b.value) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** Whether focus in a field opens an on-screen keyboard, which would cover half of the options. */
const opensKeyboard = () => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;

/** Whether this Tab press moves the focus out of the popup. */
function leavesByTab({ key, shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  const stops = [...currentTarget.querySelectorAll(':enabled')].filter(
    (stop) => getComputedStyle(stop).display !== 'none',
  );
  return key === 'Tab' && target === stops.at(shiftKey ? 0 : -1);
}

/** Filter of one column: search, clear, all, and a checkbox for each option. */
export default function FilterDropdown(props: FilterDropdownProps) {
  const { kind, anchor, names, players, shown, chosen, onChoose, onClose } = props;
  const [text, setText] = useState('');
  // The field shows the typed text at once; the list follows.
  const typed = useDeferredValue(text);
  const search = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const all = useMemo(() => optionsOf(kind, names), [kind, names]);
  const options = useMemo(() => {
    const sought = plain(typed.trim());
    return sought === '' ? all : all.filter(({ key }) => key.includes(sought));
  }, [all, typed]);
  const counts = useMemo(() => countsOf(kind, players), [kind, players]);
  const ticked = useMemo(() => new Set<Value>(chosen), [chosen]);
  // A kind's values are of one type; the options come from the same kind.
  const choose = (values: Value[]) => onChoose(values as Values);
  const nothing = `No match for “${typed.trim()}”.`;
  const isAll = all.length > 0 && all.every(({ value }) => ticked.has(value));
  const isSome = ticked.size > 0 && !isAll;
  const chosenId = useId();
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // The column's own button closes the popup itself.
        if (!open && !(event.target instanceof Node && anchor.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Backdrop className={styles.backdrop} />
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={BELOW_HEADER}
          // The popup keeps its position, even if the filtered table gets shorter.
          collisionAvoidance={STAYS_BELOW}
          className={styles.positioner}
        >
          <Card
            as={Popover.Popup}
            look="floating"
            className={styles.popup}
            aria-label={`${TITLES[kind]} filter`}
            initialFocus={() => (opensKeyboard() ? popup.current : search.current)}
            ref={popup}
            finalFocus={() => anchor}
            onKeyDown={(event) => {
              if (!leavesByTab(event)) return;
              // Focus returns to the column button, from which Tab continues. By default a hidden focus guard would
              // take the focus while the popup is still open.
              event.preventDefault();
              onClose();
            }}
          >
            <div className={styles.head}>
              <span aria-hidden className={styles.title}>
                {TITLES[kind]}
              </span>
              <button
                type="button"
                className={styles.clear}
                disabled={ticked.size === 0 && text === ''}
                onClick={() => {
                  setText('');
                  choose([]);
                  // The clear button is disabled after a press and would lose the focus.
                  (opensKeyboard() ? popup : search).current?.focus();
                }}
              >
                <Eraser aria-hidden size={16} />
                Clear
              </button>
              <Button kind="icon" className={styles.close} aria-label="Close" onClick={onClose}>
                <X aria-hidden size={20} />
              </Button>
            </div>
            <SearchField
              ref={search}
              label={`Search ${TITLES[kind].toLowerCase()}`}
              placeholder="Search"
              boxClassName={styles.field}
              className={styles.input}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <label className={`${styles.option} ${styles.all}`}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isAll}
                aria-describedby={isSome ? chosenId : undefined}
                ref={(box) => {
                  if (box) box.indeterminate = isSome;
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
              {/* Outside the label: the accessible name is the text that voice control uses to tick it. */}
              {isSome && (
                <span aria-hidden id={chosenId} className={styles.count}>
                  {ticked.size} chosen
                </span>
              )}
            </label>
            <Status message={options.length === 0 ? nothing : undefined} typed={text} />
            {options.length === 0 ? (
              <p className={styles.none}>{nothing}</p>
            ) : (
              <OptionList
                key={typed}
                kind={kind}
                options={options}
                counts={counts}
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
            <Button kind="primary" className={styles.done} onClick={onClose}>
              {shown === 1 ? 'Show 1 player' : `Show ${shown} players`}
            </Button>
          </Card>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
