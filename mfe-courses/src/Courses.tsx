import { useAddressView } from '@golf/shared/address';
import { courseLinesResource, coursesResource, type Course } from '@golf/shared/api';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { lazyPart, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { pathOfCourse, ROUTES } from '@golf/shared/routes';
import { QueryPart, Unavailable, useRestOfPage, useSettled } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cardId, CourseCard } from './card/CourseCard.tsx';
import styles from './Courses.module.css';
import type { FilterPanelProps } from './filter/FilterPanel.tsx';
import './print/print.css';
import { CourseIndex, ORDERS } from './index/CourseIndex.tsx';
import { Orders } from './leaderboard/Orders.tsx';
import { NoneMatch } from './NoneMatch.tsx';
import { Toolbar } from './Toolbar.tsx';
import { COURSES_ADDRESS } from './view/address.ts';
import { byClub, isFiltered, matcher, type Filters } from './view/filters.ts';
import { sayMatching } from './view/none-match.ts';
import { useLoading } from './view/use-loading.ts';
import { useOpenCourse, type Target } from './view/use-open-course.ts';

const FilterPanel = lazyPart<FilterPanelProps>({
  what: 'The filters',
  load: () => import('./filter/FilterPanel.tsx'),
  fallback: () => <div className={styles.coming} />,
});

/** Courses whose tables are in the page's HTML, for visitors without scripts: with more it would grow without end. */
const WITHOUT_SCRIPT = 24;

/** Every course with a released leaderboard, by club. */
export function Courses() {
  const query = useQuery(coursesResource);
  return (
    <QueryPart
      whole
      query={query}
      failure="We can’t load the course leaderboards right now."
      elsewhere={<Link to={ROUTES.home}>See the handicap leaderboard</Link>}
      loading={<SlotPlaceholder />}
    >
      {(courses) =>
        courses.length === 0 ? (
          <p className={styles.note}>No course leaderboards yet.</p>
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

/** The course to show: that of the address, until the visitor turns to something else. */
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

const NONE: readonly Course[] = [];

function CourseList({ courses, fetching }: CourseListProps) {
  const { view, known, wish, arrival, setView, wishMet } = useAddressView(COURSES_ADDRESS);
  const { filters, order } = view;
  const [toggled, setToggled] = useState<boolean | null>(null);
  // Filters of the address are shown, because they are why courses are missing, until the visitor hides them.
  if (toggled === null && isFiltered(filters)) setToggled(true);
  const open = toggled ?? false;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useTarget(wish, arrival);
  useEffect(() => {
    if (wish !== null) wishMet();
  }, [wish, wishMet]);
  useOpenCourse(target);

  const sorted = useMemo(() => courses.toSorted(byClub), [courses]);
  const items = sorted.map((course) => ({ name: course.club_name, path: pathOfCourse(course) }));
  usePageHead({ ...PAGE_HEADS.courses, items });
  const shown = useMemo(() => {
    const matching = sorted.filter(matcher(filters));
    // A course that the address asks for is shown even if the filters hide it.
    const isTarget = ({ course_id }: Course) => course_id === target?.courseId;
    return sorted.some(isTarget) && !matching.some(isTarget) ? sorted : matching;
  }, [sorted, filters, target]);

  const lines = useQuery(courseLinesResource);
  // Another backend may have no figures; what it fails to say it may say later. One course is found without an index.
  const hasIndex = lines.data !== null && !lines.isError && shown.length > 1;
  // The index is the first screen.
  const cards = useRestOfPage(hasIndex && wish === null) ? shown : NONE;
  const { loading, settle } = useLoading(list, cards, fetching);

  // Said once something has been changed: what is there at first nobody has asked for.
  const [changed, setChanged] = useState(false);
  const said = useSettled(changed ? sayMatching(courses, shown.length, filters) : undefined, filters.search);
  const change = (next: Filters, typing = false) => {
    setChanged(true);
    setTarget(null);
    setView({ filters: next, order }, { replace: typing });
  };
  const showCourses = () => {
    toggle.current?.focus();
    setToggled(false);
  };
  const onSettled = useCallback((courseId: number) => settle(cardId(courseId)), [settle]);

  return (
    <div className={known ? undefined : styles.unknown}>
      <Toolbar
        open={open}
        toggle={toggle}
        onToggle={() => setToggled(!open)}
        onApproach={FilterPanel.preload}
        controls={panelId}
        matching={shown.length}
        total={courses.length}
        said={said}
        loading={loading}
        panel={
          <FilterPanel
            courses={sorted}
            filters={filters}
            onChange={change}
            matching={shown.length}
            onDone={showCourses}
          />
        }
      >
        {hasIndex && (
          <div data-needs-script>
            <Orders
              id="index-order"
              orders={ORDERS}
              order={order}
              onOrder={(next) => setView({ filters, order: next })}
              wide
            />
          </div>
        )}
      </Toolbar>
      {lines.isError ? (
        <Unavailable onRetry={lines.refetch}>The figures of the courses aren’t available right now.</Unavailable>
      ) : (
        hasIndex && <CourseIndex courses={shown} lines={lines.data ?? undefined} order={order} />
      )}
      <div ref={list} className={styles.list}>
        {cards.map((course, index) => (
          <CourseCard
            key={course.course_id}
            course={course}
            withoutScript={index < WITHOUT_SCRIPT}
            onSettled={onSettled}
          />
        ))}
      </div>
      {shown.length === 0 && <NoneMatch courses={sorted} filters={filters} onChange={change} />}
    </div>
  );
}
