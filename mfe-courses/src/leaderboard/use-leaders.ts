import { courseLinesResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Ids of the rounds that make their players Course Leaders; empty while it is not known. */
export function useLeaders(courseId: number): ReadonlySet<number> {
  const { data } = useQuery(courseLinesResource);
  return useMemo(() => {
    const line = data?.find(({ course_id: id }) => id === courseId);
    return new Set(line?.leaders.map(({ score_id: id }) => id));
  }, [data, courseId]);
}
