import { courseResources, courseSummaryResource, type CourseSummary, type TeeSummary } from '@golf/shared/api';
import { type CourseProps, PAGE_HEADS, ROUTES, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { Board, Failure, NotFound, Page, SafeHtml, Section } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TeeTable } from '../card/TeeTable.tsx';
import { CourseLeaderboard } from '../leaderboard/CourseLeaderboard.tsx';
import { Actions } from './Actions.tsx';
import styles from './CoursePage.module.css';
import { Days } from './Days.tsx';
import { headOfCourse } from './head-of-course.ts';
import { Hero } from './Hero.tsx';
import { Leaders } from './Leaders.tsx';
import { NetTable } from './NetTable.tsx';
import { Pictures } from './Pictures.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordTable } from './RecordTable.tsx';

/**
 * One course: pictures, tees, leaderboard, records and their history, players by adjusted score, best and worst days.
 */
export function CoursePage({ courseId }: CourseProps) {
  const { data: summary, isError, refetch } = useQuery(courseSummaryResource(courseId));
  if (summary) return <Known summary={summary} />;
  if (summary === null) return <Nowhere />;
  if (!isError) return <SlotPlaceholder />;
  return (
    <>
      <Board title="Course" />
      <Page>
        <Failure kind="page" onRetry={refetch} elsewhere={<Link to={ROUTES.courses}>Back to the courses</Link>}>
          We can’t load this course right now.
        </Failure>
      </Page>
    </>
  );
}

/** Not-found page for a course. */
function Nowhere() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

/** Lead of the records table. */
function leadOfRecords(tees: readonly TeeSummary[]) {
  const both = new Set(tees.map(({ gender }) => gender)).size > 1;
  return `The lowest full round from each set of tees.${both ? ' Men’s and women’s records are kept separately.' : ''}`;
}

function Known({ summary }: { summary: CourseSummary }) {
  const { course, tees } = summary;
  const { course_id: courseId, club_name: club, metres, description } = course;
  const { data: images } = useQuery(courseResources(courseId).images);
  usePageHead(headOfCourse(summary, images?.[0]?.image_path ?? null));
  const leaders = useMemo(() => new Set(tees.flatMap(({ leader }) => leader?.score_id ?? [])), [tees]);
  const played = tees.filter(({ steps }) => steps.length > 0);
  return (
    <>
      <Hero summary={summary} />
      <Page>
        <div className={styles.introduction}>
          <Pictures courseId={courseId} name={club} />
          <div className={styles.words}>
            <Leaders tees={tees} />
            {description && <SafeHtml html={description} className={styles.description} />}
          </div>
          <Actions course={course} />
        </div>
        <div className={styles.rounds}>
          <CourseLeaderboard courseId={courseId} count={summary.rounds} leaders={leaders} level={2} />
        </div>
        {/* With a single set of tees the leaderboard's first line is the record, and its history is below. */}
        {played.length > 1 && (
          <Section title="Records" lead={leadOfRecords(played)}>
            <RecordTable tees={played} />
          </Section>
        )}
        <div className={styles.pair}>
          {played.length > 0 && <RecordHistory tees={played} />}
          <Section
            title="Tees"
            lead={`${tees.length > 1 ? 'Men’s tees first, hardest first. ' : ''}Ratings are for 18 holes.`}
          >
            <TeeTable courseId={courseId} metres={metres} />
          </Section>
        </div>
        {summary.net.length > 0 && <NetTable net={summary.net} players={summary.players} tees={tees} />}
        {summary.hardest_days.length > 0 && <Days hardest={summary.hardest_days} easiest={summary.easiest_days} />}
      </Page>
    </>
  );
}
