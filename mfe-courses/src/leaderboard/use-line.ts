import { courseLinesResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What the list of courses says of a leaderboard. */
interface Line {
  /** Ids of the rounds that make their players Course Leaders; empty while it is not known. */
  leaders: ReadonlySet<number>;
  /** How many rounds there are; null where the backend does not say, undefined while it may. */
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
