import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Course } from '@golf/shared/api';
import { Button, Card, SearchField } from '@golf/shared/ui';
import { useState } from 'react';
import { DROPDOWNS, isFiltered, NO_FILTERS, optionsOf, type Dropdown, type Filters } from '../view/filters.ts';
import styles from './FilterPanel.module.css';
import { FilterSelect } from './FilterSelect.tsx';

const WORDS: Record<Dropdown, readonly [label: string, all: string]> = {
  region: ['Region', 'All Regions'],
  country: ['Country', 'All Countries'],
  location: ['Location', 'All Locations'],
  club: ['Course', 'All Courses'],
};

const DONE: readonly string[] = ['No courses', 'Show 1 course'];

export interface FilterPanelProps {
  courses: readonly Course[];
  filters: Filters;
  /** @param typing whether it is one of several keystrokes, which share one history entry */
  onChange: (filters: Filters, typing?: boolean) => void;
  /** Number of matching courses. */
  matching: number;
  /** Closes the filters on a phone, where they cover the courses. */
  onDone: () => void;
}

/** A search field and four dropdowns that narrow one another; one dropdown is open at a time. */
export default function FilterPanel({ courses, filters, onChange, matching, onDone }: FilterPanelProps) {
  const [open, setOpen] = useState<Dropdown | null>(null);
  return (
    <Card look="raised" className={styles.panel}>
      {/* The page's CSP allows no style elements; those of the dropdowns serve an unused position mode. */}
      <CSPProvider disableStyleElements>
        {DROPDOWNS.map((dropdown) => {
          const [label, all] = WORDS[dropdown];
          return (
            <FilterSelect
              key={dropdown}
              label={label}
              all={all}
              options={optionsOf(courses, filters, dropdown)}
              value={filters[dropdown]}
              onChoose={(value) => onChange({ ...filters, [dropdown]: value })}
              open={open === dropdown}
              onOpen={(opened) => setOpen((current) => (opened ? dropdown : current === dropdown ? null : current))}
            />
          );
        })}
      </CSPProvider>
      <SearchField
        label="Search Courses"
        placeholder="Search Courses..."
        boxClassName={styles.search}
        className={filters.search === '' ? undefined : styles.active}
        value={filters.search}
        onChange={(event) =>
          onChange({ ...filters, search: event.target.value }, filters.search !== '' && event.target.value !== '')
        }
        onClear={() => onChange({ ...filters, search: '' })}
      />
      {/* Not `disabled`: the button keeps the focus after it has cleared the filters. */}
      <Button
        aria-disabled={!isFiltered(filters)}
        className={styles.clear}
        data-event="courses-clear-filters"
        onClick={() => onChange(NO_FILTERS)}
      >
        Clear Filters
      </Button>
      <Button
        kind={matching === 0 ? 'secondary' : 'primary'}
        disabled={matching === 0}
        className={styles.done}
        onClick={onDone}
      >
        {DONE[matching] ?? `Show ${matching} courses`}
      </Button>
    </Card>
  );
}
