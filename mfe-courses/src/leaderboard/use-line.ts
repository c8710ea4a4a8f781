import { courseLinesResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Data on a leaderboard from the list of courses. */
interface Line {
  /** Ids of the rounds that make their players Course Leaders; empty while unknown. */
  leaders: ReadonlySet<number>;
  /** Number of rounds; null if the backend does not report it, undefined while loading. */
  count: number | null | undefined;
}

export function useLine(courseId: number): Line {
  const { data, isPending } = useQuery(courseLinesResource);
  return useMemo(() => {
    const line = data?.find(({ course_id: id }) => id === courseId);
    return {
      leaders: new Set(line?.leaders.map(({ score_id: id }) => id)),
      count: isPending ? undefined : (line?.rounds ?? null),
    };
  }, [data, isPending, courseId]);
}
