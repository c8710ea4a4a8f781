import { courseResources, coursesResource, type Tee } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { Failure } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { matchUp, matchUpInWords, teeName } from './match-up.ts';
import styles from './MatchUps.module.css';
import type { Pair } from './pair.ts';

export interface MatchUpElsewhereProps {
  handicaps: Pair<number>;
  names: Pair<string>;
}

/** The ratings of tees; only tees with a computable course handicap. */
function ratingsOf({ tee_course_rating: courseRating, tee_slope_rating: slopeRating, tee_par: par }: Tee) {
  const isRated = courseRating !== null && slopeRating !== null && par !== null;
  return isRated ? { courseRating, slopeRating, par } : null;
}

/** Match-up on any course of the site. It opens on a press: its first field takes the focus. */
export default function MatchUpElsewhere({ handicaps, names }: MatchUpElsewhereProps) {
  const { data: courses, isError, refetch } = useQuery(coursesResource);
  const [courseId, setCourseId] = useState<number | null>(null);
  const tees = useQuery({ ...courseResources(courseId ?? 0).tees, enabled: courseId !== null });
  const [teeId, setTeeId] = useState<number | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const rated = tees.data?.filter(ratingsOf) ?? [];
  const course = courses?.find(({ course_id: id }) => id === courseId);
  const tee = rated.find(({ tee_id: id }) => id === teeId) ?? rated[0];
  const ratings = tee && ratingsOf(tee);
  const isLost = (isError && !courses) || (tees.isError && !tees.data);
  return (
    <>
      <div className={styles.choice}>
        <label className={styles.field}>
          Course
          <select
            ref={field}
            value={courseId ?? ''}
            onChange={({ target: { value } }) => {
              setCourseId(value === '' ? null : Number(value));
              setTeeId(null);
            }}
          >
            <option value="">{courses ? 'Choose a course' : 'Loading courses…'}</option>
            {courses
              ?.map(({ course_id: id, club_name: club, course_name: name }) => ({ id, title: courseTitle(club, name) }))
              .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        </label>
        {tee && (
          <label className={styles.field}>
            Tees
            <select value={tee.tee_id} onChange={({ target: { value } }) => setTeeId(Number(value))}>
              {rated.map(({ tee_id: id, tee_name: name, gender }) => (
                <option key={id} value={id}>
                  {teeName(name, gender)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {isLost && (
        <Failure onRetry={() => Promise.all([!courses && refetch(), tees.isError && tees.refetch()])}>
          The courses aren’t available right now.
        </Failure>
      )}
      <p role="status" className={styles.result}>
        {course && tee && ratings
          ? matchUpInWords(
              matchUp(handicaps, ratings),
              names,
              `at ${courseTitle(course.club_name, course.course_name)}, ${teeName(tee.tee_name, tee.gender)}`,
            )
          : courseId !== null && tees.data && 'The tees of this course have no ratings.'}
      </p>
    </>
  );
}
