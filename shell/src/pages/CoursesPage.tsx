import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { Board, Page } from '@golf/shared/ui';
import { CoursesSkeleton } from '../placeholders/CoursesSkeleton.tsx';

/** The leaderboard of every course. */
export function CoursesPage() {
  useOuterPageHead(PAGE_HEADS.courses);
  return (
    <>
      <Board title="Course Leaderboards" lead="The best rounds seen on video, course by course and tee by tee" />
      <Page>
        <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={<CoursesSkeleton />} />
      </Page>
    </>
  );
}
