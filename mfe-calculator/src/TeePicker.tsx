import { courseResources, coursesResource, type Course, type Tee } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './ScoreForm.module.css';
import type { Form } from './form.ts';
import { SelectField } from './SelectField.tsx';

export interface TeePickerProps {
  onPick: (ratings: Pick<Form, 'coursePar' | 'courseRating' | 'slopeRating'>) => void;
}

/** Club and course; a course named like its club is named once. */
const courseLabel = ({ club_name, course_name }: Course) =>
  club_name === course_name ? club_name : `${club_name} · ${course_name}`;

const byLabel = (a: Course, b: Course) => courseLabel(a).localeCompare(courseLabel(b), 'en');

const teeLabel = ({ tee_name, gender, tee_course_rating, tee_slope_rating }: Tee) =>
  `${tee_name} (${gender ? 'F' : 'M'}) · ${tee_course_rating ?? '–'} / ${tee_slope_rating ?? '–'}`;

/** Fills in par and ratings from a tee of a tracked course; without the courses, they are typed. */
export function TeePicker({ onPick }: TeePickerProps) {
  const [courseId, setCourseId] = useState<number | null>(null);
  const { data: courses } = useQuery(coursesResource);
  const { data: tees } = useQuery({ ...courseResources(courseId ?? 0).tees, enabled: courseId !== null });
  const pick = (teeId: number) => {
    const tee = tees?.find(({ tee_id }) => tee_id === teeId);
    if (!tee) return;
    onPick({
      coursePar: String(tee.tee_par ?? ''),
      courseRating: String(tee.tee_course_rating ?? ''),
      slopeRating: String(tee.tee_slope_rating ?? ''),
    });
  };
  return (
    <div className={styles.picker}>
      <SelectField
        label="Tracked Course"
        value={courseId ?? ''}
        onChange={(event) => setCourseId(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">Choose a course (optional)</option>
        {courses?.toSorted(byLabel).map((course) => (
          <option key={course.course_id} value={course.course_id}>
            {courseLabel(course)}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={courseId}
        label="Tee"
        defaultValue=""
        disabled={!tees}
        onChange={(event) => pick(Number(event.target.value))}
      >
        <option value="">{tees ? 'Choose a tee' : 'Choose a course first'}</option>
        {tees?.map((tee) => (
          <option key={tee.tee_id} value={tee.tee_id}>
            {teeLabel(tee)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
