import { courseResources, coursesResource, type Course, type Tee } from '@golf/shared/api';
import { Failure } from '@golf/shared/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './ScoreForm.module.css';
import type { Form } from './form.ts';
import { SelectField } from './SelectField.tsx';

export interface TeePickerProps {
  onPick: (ratings: Pick<Form, 'coursePar' | 'courseRating' | 'slopeRating'>) => void;
}

/** Club and course; a course with the name of its club has one name only. */
const courseLabel = ({ club_name, course_name }: Course) =>
  club_name === course_name ? club_name : `${club_name} · ${course_name}`;

const byLabel = (a: Course, b: Course) => courseLabel(a).localeCompare(courseLabel(b), 'en');

const teeLabel = ({ tee_name, gender, tee_course_rating, tee_slope_rating }: Tee) =>
  `${tee_name} (${gender ? 'F' : 'M'}) · ${tee_course_rating ?? '–'} / ${tee_slope_rating ?? '–'}`;

type Call = Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>;

const isLost = ({ data, isError }: Call) => isError && data === undefined;

/** Prompt of a menu without a choice. */
function promptOf(call: Call, what: string, prompt: string): string {
  if (call.data) return prompt;
  return isLost(call) ? `${what} not available` : `Loading ${what.toLowerCase()}…`;
}

/** Fills in par and ratings from a tee of a tracked course; if the courses fail to load, the visitor types them. */
export function TeePicker({ onPick }: TeePickerProps) {
  const [courseId, setCourseId] = useState<number | null>(null);
  const courses = useQuery(coursesResource);
  const tees = useQuery({ ...courseResources(courseId ?? 0).tees, enabled: courseId !== null });
  const pick = (teeId: number) => {
    const tee = tees.data?.find(({ tee_id }) => tee_id === teeId);
    if (!tee) return;
    onPick({
      coursePar: String(tee.tee_par ?? ''),
      courseRating: String(tee.tee_course_rating ?? ''),
      slopeRating: String(tee.tee_slope_rating ?? ''),
    });
  };
  return (
    <>
      <div className={styles.picker}>
        <SelectField
          label="Tracked Course"
          value={courseId ?? ''}
          disabled={isLost(courses)}
          onChange={(event) => setCourseId(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">{promptOf(courses, 'Courses', 'Choose a course (optional)')}</option>
          {courses.data?.toSorted(byLabel).map((course) => (
            <option key={course.course_id} value={course.course_id}>
              {courseLabel(course)}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={courseId}
          label="Tee"
          defaultValue=""
          disabled={!tees.data}
          onChange={(event) => pick(Number(event.target.value))}
        >
          <option value="">
            {courseId === null ? 'Choose a course first' : promptOf(tees, 'Tees', 'Choose a tee')}
          </option>
          {tees.data?.map((tee) => (
            <option key={tee.tee_id} value={tee.tee_id}>
              {teeLabel(tee)}
            </option>
          ))}
        </SelectField>
      </div>
      {isLost(courses) ? (
        <Failure onRetry={courses.refetch}>
          Courses aren’t available right now. You can still enter the figures yourself.
        </Failure>
      ) : (
        isLost(tees) && (
          <Failure onRetry={tees.refetch}>
            The tees of this course aren’t available right now. You can still enter the figures yourself.
          </Failure>
        )
      )}
    </>
  );
}
