import { coursesResource, type Course } from '@golf/shared/api';
import { useIntent } from '@golf/shared/platform';
import { Button, QueryPart, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cardId, CourseCard } from './card/CourseCard.tsx';
import styles from './Courses.module.css';
import './print/print.css';
import { Toolbar } from './Toolbar.tsx';
import { byClub, isFiltered, matcher, NO_FILTERS, type Filters } from './view/filters.ts';
import { useLoading } from './view/use-loading.ts';
import { useOpenCourse } from './view/use-open-course.ts';
import { useView } from './view/use-view.ts';

const loadPanel = () => import('./filter/FilterPanel.tsx');
const FilterPanel = lazy(loadPanel);

/** Every course with a released leaderboard, by club. */
export function Courses() {
  const query = useQuery(coursesResource);
  return (
    <QueryPart
      query={query}
      failure="The courses are not available right now."
      loading={<Skeleton cards rows={2} rowHeight={60} above={3.75} label="Loading the courses" />}
    >
      {(courses) =>
        courses.length === 0 ? (
          <p className={styles.note}>No course leaderboard has been released yet.</p>
        ) : (
          <CourseList courses={courses} fetching={query.isFetching} />
        )
      }
    </QueryPart>
  );
}

interface CourseListProps {
  courses: Course[];
  /** Whether they are being fetched again. */
  fetching: boolean;
}

function CourseList({ courses, fetching }: CourseListProps) {
  const { view, known, setView } = useView();
  const { filters } = view;
  const [toggled, setToggled] = useState<boolean | null>(null);
  // An address with filters shows them, because that is why courses are missing; they stay until they are hidden.
  if (toggled === null && isFiltered(filters)) setToggled(true);
  const open = toggled ?? false;
  const panelId = useId();
  const list = useRef<HTMLDivElement>(null);
  // Asked for by another part of the site; what is asked for by the address is in the view.
  const [intended, setIntended] = useState<{ courseId: number } | null>(null);
  const targetId = intended?.courseId ?? view.courseId;
  const target = useMemo(() => {
    const courseId = intended?.courseId ?? view.courseId;
    return courseId === null ? null : { elementId: cardId(courseId) };
  }, [intended, view.courseId]);
  useOpenCourse(target);

  const sorted = useMemo(() => courses.toSorted(byClub), [courses]);
  const shown = useMemo(() => {
    const matching = sorted.filter(matcher(filters));
    // A course that is asked for shows, whatever the filters say.
    const isTarget = ({ course_id }: Course) => course_id === targetId;
    return sorted.some(isTarget) && !matching.some(isTarget) ? sorted : matching;
  }, [sorted, filters, targetId]);

  const { loading, settle } = useLoading(list, shown, fetching);

  useIntent('course/open', ({ courseId }) => setIntended({ courseId }));
  const change = (next: Filters, typing = false) => {
    setIntended(null);
    setView({ filters: next, courseId: null }, typing);
  };
  const link = useRef<(courseId: number) => void>(() => {});
  useEffect(() => {
    link.current = (courseId) => {
      setIntended(null);
      setView({ filters, courseId });
    };
  });
  const onLink = useCallback((courseId: number) => link.current(courseId), []);
  const onSettled = useCallback((courseId: number) => settle(cardId(courseId)), [settle]);

  return (
    <div className={known ? undefined : styles.unknown}>
      <Toolbar
        open={open}
        onToggle={() => setToggled(!open)}
        onApproach={() => void loadPanel().catch(() => {})}
        controls={panelId}
        matching={shown.length}
        total={courses.length}
        loading={loading}
      />
      {open && (
        <div id={panelId} className={styles.filters}>
          <Suspense fallback={<div className={styles.coming} />}>
            <FilterPanel courses={sorted} filters={filters} onChange={change} />
          </Suspense>
        </div>
      )}
      <div ref={list} className={styles.list}>
        {shown.map((course) => (
          <CourseCard key={course.course_id} course={course} onLink={onLink} onSettled={onSettled} />
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.note}>
          No course is in all of these filters.{' '}
          <Button kind="link" onClick={() => change(NO_FILTERS)}>
            Show all courses
          </Button>
        </p>
      )}
    </div>
  );
}
