import { Button, Notice } from '@golf/shared/ui';
import styles from './FilteredOut.module.css';
import { isFiltered, NO_FILTERS, type FilterKind, type Filters } from './view/filters.ts';
import { filterWords, unknownChannel, withoutUnknown, type Names } from './view/names.ts';

export interface FilteredOutProps {
  shown: number;
  total: number;
  filters: Filters;
  names: Names;
  /** @param kind filter that takes the focus */
  onChange: (filters: Filters, kind: FilterKind) => void;
}

/**
 * Number of players that pass the filters. Screen readers already got it from the live announcement, except for zero.
 */
export function FilteredOut({ shown, total, filters, names, onChange }: FilteredOutProps) {
  const lost = unknownChannel(filters, names);
  const onClear = () => onChange(NO_FILTERS, 'countries');
  if (shown === 0)
    return (
      <div className={styles.none}>
        {lost === undefined ? (
          <Notice title="No players match these filters." hint="Remove a filter, or clear them all.">
            <Button onClick={onClear}>Clear filters</Button>
          </Notice>
        ) : (
          <UnknownChannel channel={lost} filters={withoutUnknown(filters, names)} names={names} onChange={onChange} />
        )}
      </div>
    );
  return (
    <p className={styles.left}>
      {`Showing ${shown} of ${total} players.`}{' '}
      <Button kind="link" onClick={onClear}>
        Clear filters
      </Button>
    </p>
  );
}

interface UnknownChannelProps extends Pick<FilteredOutProps, 'names' | 'onChange'> {
  /** A channel without players. */
  channel: string;
  /** The remaining filters. */
  filters: Filters;
}

/** Empty state for an unknown channel in the address: offers the view without it. */
function UnknownChannel({ channel, filters, names, onChange }: UnknownChannelProps) {
  const countries = filterWords(filters, 'countries', names);
  const onlyCountries = countries !== null && filters.players.length + filters.channels.length === 0;
  const without = onlyCountries ? `Show all players from ${countries}` : 'Filter without it';
  return (
    <Notice
      title={`There’s no channel called “${channel}”.`}
      hint="It may have a new name, or the link to it may be wrong."
    >
      <Button onClick={() => onChange(filters, 'channels')}>
        {isFiltered(filters) ? without : 'Show all players'}
      </Button>
    </Notice>
  );
}
