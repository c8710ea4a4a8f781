import { courseLinesResource, coursesResource, type Course } from '@golf/shared/api';
import { lazyPart, PAGE_HEADS, ROUTES, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { pathOfCourse } from '@golf/shared/routes';
import { Card, Failure, QueryPart, SectionBar, useRestOfPage } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cardId, CourseCard } from './card/CourseCard.tsx';
import styles from './Courses.module.css';
import type { FilterPanelProps } from './filter/FilterPanel.tsx';
import './print/print.css';
import { WITHOUT_SCRIPT } from './card/without-script.ts';
import { CourseIndex, ORDERS } from './index/CourseIndex.tsx';
import { Orders } from './leaderboard/Orders.tsx';
import { NoneMatch } from './NoneMatch.tsx';
import { Toolbar } from './Toolbar.tsx';
import { isFiltered } from './view/filters.ts';
import { useCoursesView } from './view/use-courses-view.ts';
import { useLoading } from './view/use-loading.ts';

const FilterPanel = lazyPart<FilterPanelProps>({
  what: 'The filters',
  load: () => import('./filter/FilterPanel.tsx'),
  fallback: () => <Card look="raised" className={styles.coming} />,
});

/** All courses with a released leaderboard, by club. */
export function Courses() {
  const query = useQuery(coursesResource);
  return (
    <QueryPart
      kind="page"
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
  /** Whether the courses are being refetched. */
  fetching: boolean;
}

/** Links to the cards, which stay in view. */
function Jumps({ courses }: { courses: readonly Course[] }) {
  const sections = useMemo(
    () => courses.map(({ course_id: id, club_name: title }) => ({ id: cardId(id), title })),
    [courses],
  );
  return <SectionBar name="Course cards" sections={sections} />;
}

const NONE: readonly Course[] = [];

function CourseList({ courses, fetching }: CourseListProps) {
  const { view, known, wish, setView, sorted, shown, said, change } = useCoursesView(courses);
  const { filters, order } = view;
  const [toggled, setToggled] = useState<boolean | null>(null);
  // Filters from the address are expanded, because they explain missing courses, until the visitor collapses them.
  if (toggled === null && isFiltered(filters)) setToggled(true);
  const open = toggled ?? false;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = sorted.map((course) => ({ name: course.club_name, path: pathOfCourse(course) }));
  usePageHead({ ...PAGE_HEADS.courses, items });
  const lines = useQuery(courseLinesResource);
  // Another backend may have no figures; after an error they may still load on retry. A single course needs no index.
  const hasIndex = lines.data !== null && !lines.isError && shown.length > 1;
  // The index fills the first screen.
  const cards = useRestOfPage(hasIndex && wish === null) ? shown : NONE;
  const { loading, settle } = useLoading(list, cards, fetching);

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
        <Failure onRetry={lines.refetch}>The figures of the courses aren’t available right now.</Failure>
      ) : (
        hasIndex && <CourseIndex courses={shown} lines={lines.data ?? undefined} order={order} />
      )}
      {cards.length > 1 && <Jumps courses={cards} />}
      <div ref={list} className={styles.list}>
        {cards.map((course, index) => (
          <CourseCard
            key={course.course_id}
            course={course}
            withoutScript={index < WITHOUT_SCRIPT}
            folded={cards.length > 1}
            onSettled={onSettled}
          />
        ))}
      </div>
      {shown.length === 0 && <NoneMatch courses={sorted} filters={filters} onChange={change} />}
    </div>
  );
}
