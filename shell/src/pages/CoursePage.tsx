import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { coursePagePath, idOf } from '@golf/shared/routes';
import { Board, Page, Skeleton } from '@golf/shared/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';

function CourseSlot({ courseId }: { courseId: number }) {
  useOuterPageHead({ ...PAGE_HEADS.course, path: coursePagePath(courseId, '') });
  const props = useMemo(() => ({ courseId }), [courseId]);
  const fallback = (
    <>
      <Board title="Course" />
      <Page>
        <Skeleton rows={6} rowHeight={16} label="Loading the course" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-courses/Course" props={props} fallback={fallback} />;
}

/** One course, which sets title and metadata once known. */
export function CoursePage() {
  const courseId = idOf(useParams()['course'] ?? '');
  return courseId === null ? <NotFoundPage /> : <CourseSlot key={courseId} courseId={courseId} />;
}
