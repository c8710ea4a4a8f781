import { DEFAULT_PICTURES } from '@golf/shared/site';
import { OptionalPicture, Picture, VisuallyHidden } from '@golf/shared/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FilterKind } from '../view/filters.ts';
import styles from './FilterDropdown.module.css';

/** Height of an option in px, as in the style sheet, and maximum height of the list. */
const OPTION = 44;
const LIST = 720;
const BEYOND = 4;
/** Lists up to this length render completely. */
const WHOLE = 200;

export type Value = string | number;

export interface Option {
  value: Value;
  label: string;
  picture: string | null;
  /** Whether the label is blurred, because the player is not announced yet. */
  isBlurred?: boolean;
  /** The label in plain letters, for sorting and search. */
  key: string;
}

interface OptionListProps {
  kind: FilterKind;
  options: Option[];
  /** Number of players for each option. */
  counts: ReadonlyMap<Value, number>;
  ticked: ReadonlySet<Value>;
  onToggle: (value: Value) => void;
}

/** Whether the list continues below the visible part. */
const endsBelow = ({ scrollTop, scrollHeight, clientHeight }: Element) => scrollTop + clientHeight < scrollHeight - 1;

/** The list of options; only those near the visible part render. */
export function OptionList({ kind, options, counts, ticked, onToggle }: OptionListProps) {
  const id = useId();
  const [top, setTop] = useState(0);
  const [hasMore, setMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) setMore(endsBelow(list.current));
  }, []);
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
    <ul
      ref={list}
      className={styles.list}
      data-more={hasMore || undefined}
      data-whole={whole || undefined}
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
        setMore(endsBelow(currentTarget));
      }}
    >
      {from > 0 && <li aria-hidden style={{ height: from * OPTION }} />}
      {options.slice(from, to).map(({ value, label, picture, isBlurred }, offset) => (
        <li key={value} aria-setsize={options.length} aria-posinset={from + offset + 1}>
          <label className={styles.option}>
            <input
              type="checkbox"
              className={styles.box}
              checked={ticked.has(value)}
              aria-describedby={counts.has(value) ? `${id}-${from + offset}` : undefined}
              onChange={() => onToggle(value)}
              onKeyDown={move}
            />
            {kind === 'countries' && (
              <OptionalPicture src={picture ?? ''} alt="" width={28} height={21} className={styles.flag} />
            )}
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
            <span className={`${styles.label} ${isBlurred ? styles.preview : ''}`}>{label}</span>
            {/* Outside the label: the accessible name is the text that voice control uses to tick it. */}
            {counts.has(value) && (
              <span aria-hidden id={`${id}-${from + offset}`} className={styles.count}>
                {counts.get(value)}
                <VisuallyHidden> {counts.get(value) === 1 ? 'player' : 'players'}</VisuallyHidden>
              </span>
            )}
          </label>
        </li>
      ))}
      {to < options.length && <li aria-hidden style={{ height: (options.length - to) * OPTION }} />}
    </ul>
  );
}
