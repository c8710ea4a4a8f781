import { courseLinesResource, coursesResource } from '@golf/shared/api';
import type { AnswerOf, NoProps } from '@golf/shared/platform';
import { tablesWithoutScript, WITHOUT_SCRIPT } from '../card/without-script.ts';
import { byClub } from '../view/filters.ts';

export { Courses as default } from '../Courses.tsx';

/** Queries of the first screen. */
export const queries = () => [coursesResource, courseLinesResource];

export function queriesWithoutScript(_props: NoProps, answerOf: AnswerOf) {
  const lines = answerOf(courseLinesResource) ?? [];
  const first = (answerOf(coursesResource) ?? []).toSorted(byClub).slice(0, WITHOUT_SCRIPT);
  return first.flatMap(({ course_id: id }) =>
    tablesWithoutScript(id, lines.find(({ course_id }) => course_id === id)?.rounds),
  );
}
