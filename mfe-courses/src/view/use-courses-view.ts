import { useAddressView } from '@golf/shared/address';
import type { Course } from '@golf/shared/api';
import { useSettled } from '@golf/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { COURSES_ADDRESS } from './address.ts';
import { byClub, matcher, type Filters } from './filters.ts';
import { sayMatching } from './none-match.ts';
import { useOpenCourse, type Target } from './use-open-course.ts';

/** The course to show: from the address, until the visitor interacts with the page. */
function useTarget(wish: number | null, arrival: string) {
  const [target, setTarget] = useState<Target | null>(null);
  const [seen, setSeen] = useState<{ wish: number | null; arrival: string } | null>(null);
  if (seen?.wish !== wish || seen.arrival !== arrival) {
    setSeen({ wish, arrival });
    if (wish !== null) {
      if (target?.courseId !== wish || seen?.arrival !== arrival) setTarget({ courseId: wish });
    } else if (seen?.arrival !== arrival) setTarget(null);
  }
  return [target, setTarget] as const;
}

/** View of the courses page: filters and order from the address, and the matching courses. */
export function useCoursesView(courses: readonly Course[]) {
  const { view, known, wish, arrival, setView, wishMet } = useAddressView(COURSES_ADDRESS);
  const { filters, order } = view;
  const [target, setTarget] = useTarget(wish, arrival);
  useEffect(() => {
    if (wish !== null) wishMet();
  }, [wish, wishMet]);
  useOpenCourse(target);

  const sorted = useMemo(() => courses.toSorted(byClub), [courses]);
  const shown = useMemo(() => {
    const matching = sorted.filter(matcher(filters));
    // A course in the address is shown even if the filters hide it.
    const isTarget = ({ course_id }: Course) => course_id === target?.courseId;
    return sorted.some(isTarget) && !matching.some(isTarget) ? sorted : matching;
  }, [sorted, filters, target]);

  // Announced only after a change: the initial state is not announced.
  const [changed, setChanged] = useState(false);
  const said = useSettled(changed ? sayMatching(courses, shown.length, filters) : undefined, filters.search);
  /** @param typing whether it is one keystroke of a search, which Back skips */
  const change = (next: Filters, typing = false) => {
    setChanged(true);
    setTarget(null);
    setView({ filters: next, order }, { replace: typing });
  };
  return { view, known, wish, setView, sorted, shown, said, change };
}
