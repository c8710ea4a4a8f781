import type { Course } from '@golf/shared/api';
import { WithoutScript } from '@golf/shared/platform';
import { Card, useNearViewport } from '@golf/shared/ui';
import { memo } from 'react';
import { CoursePictures } from '../carousel/CoursePictures.tsx';
import { CourseLeaderboard } from '../leaderboard/CourseLeaderboard.tsx';
import { useLine } from '../leaderboard/use-line.ts';
import { printCourse } from '../print/print-course.ts';
import { CardHead } from './CardHead.tsx';
import styles from './CourseCard.module.css';
import { Description } from './Description.tsx';
import { PlayedBy } from './PlayedBy.tsx';
import { StatsStrip } from './StatsStrip.tsx';
import { TeeTable } from './TeeTable.tsx';
import { tablesWithoutScript } from './without-script.ts';

/** Element id of a course's card. */
export const cardId = (courseId: number) => `course-${courseId}`;

export interface CourseCardProps {
  course: Course;
  /** Whether the HTML contains the card's tables, for visitors without scripts. */
  withoutScript: boolean;
  /** Whether description and leaderboard begin short: on a page of several courses. */
  folded: boolean;
  /** Called when the first picture has loaded or failed, or if there is none. */
  onSettled: (courseId: number) => void;
}

/**
 * Card of one course. Its five calls start together when the card is near the viewport; until then placeholders reserve
 * its final size.
 */
export const CourseCard = memo(function CourseCard({ course, withoutScript, folded, onSettled }: CourseCardProps) {
  const { course_id: courseId, club_name: club } = course;
  const [card, near] = useNearViewport<HTMLElement>();
  const { leaders, count } = useLine(courseId);
  const nameId = `${cardId(courseId)}-name`;
  return (
    <Card
      as="article"
      look="raised"
      ref={card}
      id={cardId(courseId)}
      className={styles.card}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <CardHead course={course} nameId={nameId} onPrint={() => card.current && printCourse(card.current)} />
      <div className={styles.story}>
        {near ? (
          <CoursePictures courseId={courseId} name={club} onSettled={onSettled} />
        ) : (
          <div className={styles.farPicture} />
        )}
        <div className={styles.words}>
          {course.description && <Description html={course.description} wordsOnly={!near} folded={folded} />}
          {near ? <StatsStrip courseId={courseId} /> : <div className={styles.farStats} />}
        </div>
        {near ? <TeeTable courseId={courseId} metres={course.metres} /> : <div className={styles.farTees} />}
      </div>
      {near ? <PlayedBy courseId={courseId} /> : <div className={styles.farPlayers} />}
      {near ? (
        <CourseLeaderboard courseId={courseId} count={count} leaders={leaders} folded={folded} />
      ) : (
        <div className={styles.farLeaderboard} />
      )}
      {withoutScript && (
        <WithoutScript resources={tablesWithoutScript(courseId, count)}>
          <StatsStrip courseId={courseId} />
          <TeeTable courseId={courseId} metres={course.metres} />
          <CourseLeaderboard courseId={courseId} count={count} leaders={leaders} />
        </WithoutScript>
      )}
    </Card>
  );
});
