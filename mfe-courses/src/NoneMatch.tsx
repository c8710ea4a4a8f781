import type { Course } from '@golf/shared/api';
import { closestName } from '@golf/shared/closest-name';
import { Button, Notice } from '@golf/shared/ui';
import { isFiltered, NO_FILTERS, type Filters } from './view/filters.ts';

export interface NoneMatchProps {
  courses: readonly Course[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What is said where no course matches: a search by itself is most likely misspelt. */
export function NoneMatch({ courses, filters, onChange }: NoneMatchProps) {
  const search = filters.search.trim();
  const isMisspelt = !isFiltered({ ...filters, search: '' });
  const clubs = new Set(courses.map(({ club_name: club }) => club));
  const meant = isMisspelt ? closestName(search, clubs) : null;
  const misspelt = meant ? (
    <>
      Did you mean{' '}
      <Button kind="link" onClick={() => onChange({ ...filters, search: meant })}>
        {meant}
      </Button>
      ?
    </>
  ) : (
    'Check the spelling, or try part of the name.'
  );
  return (
    <Notice
      title={isMisspelt ? `No courses match “${search}”.` : 'No courses match these filters.'}
      hint={isMisspelt ? misspelt : 'Widen one, or clear them all.'}
    >
      <Button onClick={() => onChange(NO_FILTERS)}>Show all courses</Button>
    </Notice>
  );
}
