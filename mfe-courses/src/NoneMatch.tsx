import type { Course } from '@golf/shared/api';
import { Button, Notice } from '@golf/shared/ui';
import { NO_FILTERS, type Filters } from './view/filters.ts';
import { noneMatching } from './view/none-match.ts';

export interface NoneMatchProps {
  courses: readonly Course[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Empty state without a matching course. */
export function NoneMatch({ courses, filters, onChange }: NoneMatchProps) {
  const { title, isMisspelt, meant } = noneMatching(courses, filters);
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
    <Notice unsaid title={title} hint={isMisspelt ? misspelt : 'Widen one, or clear them all.'}>
      <Button onClick={() => onChange(NO_FILTERS)}>Show all courses</Button>
    </Notice>
  );
}
