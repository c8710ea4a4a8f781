import { WithoutScript } from '@golf/shared/platform';
import { HoverCard, VisuallyHidden } from '@golf/shared/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flag from 'lucide-react/icons/flag';
import Info from 'lucide-react/icons/info';
import Tv from 'lucide-react/icons/tv';
import type { ReactNode } from 'react';
import styles from './HeaderRow.module.css';
import columns from './rows/Columns.module.css';
import { badgeCount, type FilterKind, type Filters } from './view/filters.ts';
import type { Sort } from './view/address.ts';

const FORM = 'Adjusted scores of the last ten rounds, lowest (best) at the top';

/** A column heading with an explanation of its figures. */
const FORM_HEAD = (
  <>
    <HoverCard id="form" renderCard={() => FORM}>
      <button type="button" data-needs-script className={styles.button} aria-describedby="form-words">
        Form
        <Info aria-hidden size={14} />
      </button>
      <span id="form-words" hidden>
        {FORM}
      </span>
    </HoverCard>
    {/* Trailing space: a note follows. */}
    <WithoutScript>Form </WithoutScript>
  </>
);

interface FilterButtonProps {
  kind: FilterKind;
  label: string;
  /** Replaces the word on a phone. */
  icon?: ReactNode;
  badge: number | null;
  open: boolean;
  onToggle: (button: HTMLElement) => void;
  onApproach: () => void;
}

function FilterButton({ kind, label, icon, badge, open, onToggle, onApproach }: FilterButtonProps) {
  const name = (
    <>
      {icon}
      {icon ? <VisuallyHidden upTo="phone">{label}</VisuallyHidden> : label}
    </>
  );
  return (
    <>
      <button
        type="button"
        data-needs-script
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-filter={kind}
        onClick={(event) => onToggle(event.currentTarget)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {name}{' '}
        {badge !== null && (
          <span className={styles.badge}>
            {badge}
            <VisuallyHidden> chosen</VisuallyHidden>
          </span>
        )}
        <ChevronDown aria-hidden size={14} />
      </button>
      <WithoutScript>{name}</WithoutScript>
    </>
  );
}

export interface HeaderRowProps {
  sort: Sort;
  onSort: () => void;
  filters: Filters;
  /** Number of options of each filter. */
  totals: Record<FilterKind, number>;
  /** Whether the form column is shown. */
  withForm: boolean;
  open: FilterKind | null;
  /** Whether the row below is open. */
  aboveOpenRow: boolean;
  onToggleFilter: (kind: FilterKind, button: HTMLElement) => void;
  onApproach: () => void;
}

/**
 * Table head: ranking direction, and a filter for each of three columns. Without scripts the buttons are plain text.
 */
export function HeaderRow(props: HeaderRowProps) {
  const { sort, onSort, filters, totals, withForm, open, aboveOpenRow, onToggleFilter, onApproach } = props;
  const filter = (kind: FilterKind, label: string, icon?: ReactNode) => (
    <FilterButton
      kind={kind}
      label={label}
      icon={icon}
      badge={badgeCount(filters[kind].length, totals[kind])}
      open={open === kind}
      onToggle={(button) => onToggleFilter(kind, button)}
      onApproach={onApproach}
    />
  );
  // Best handicap first means lowest position first.
  const [direction, Arrow] = sort === 'desc' ? (['ascending', ArrowUp] as const) : (['descending', ArrowDown] as const);
  return (
    <tr className={`${styles.head} ${columns.line}`} aria-rowindex={1} data-above-open-row={aboveOpenRow || undefined}>
      <th scope="col" className={columns.position} aria-sort={direction}>
        <button type="button" data-needs-script className={styles.button} onClick={onSort}>
          Pos
          <Arrow aria-hidden size={14} />
        </button>
        <WithoutScript>Pos</WithoutScript>
      </th>
      <th scope="col" className={columns.country}>
        {filter('countries', 'Country', <Flag aria-hidden size={16} className={styles.icon} />)}
      </th>
      <th scope="col" className={columns.player}>
        {filter('players', 'Player')}
      </th>
      <th scope="col" className={columns.channel}>
        {filter('channels', 'Channel', <Tv aria-hidden size={16} className={styles.icon} />)}
      </th>
      {withForm && (
        <th scope="col" className={columns.form}>
          {FORM_HEAD}
          <span aria-hidden className={styles.better}>
            up is better
          </span>
        </th>
      )}
      <th scope="col" className={columns.handicap}>
        Handicap
      </th>
    </tr>
  );
}
