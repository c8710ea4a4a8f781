import { RemoteSlot, usePageHead } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { Board, Page, Skeleton } from '@golf/shared/ui';
import { titled } from '../head.ts';

const HEAD = {
  title: titled('Course Leaderboards'),
  description: 'Who has scored best on each course, from every tee, in rounds seen on video.',
  path: ROUTES.courses,
};

/** The leaderboard of every course. */
export function CoursesPage() {
  usePageHead(HEAD);
  return (
    <>
      <Board title="Course Leaderboards" lead="The best rounds seen on video, course by course and tee by tee" />
      <Page>
        <RemoteSlot
          name="mfe-courses/Courses"
          props={{}}
          fallback={<Skeleton cards rows={2} rowHeight={60} above={3.75} label="Loading the courses" />}
        />
      </Page>
    </>
  );
}
