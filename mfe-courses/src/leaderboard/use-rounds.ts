import { courseResources, LONG_LEADERBOARD, playersResource, type CourseScore, type CourseTop } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What asks for the rounds of a leaderboard: all of them, or the first ones of a long one until all are needed. */
export interface Rounds {
  /** Undefined while they are not needed, or load. */
  all: CourseScore[] | undefined;
  /** Of a long leaderboard. */
  top: CourseTop | undefined;
  isError: boolean;
  refetch: () => void;
}

/**
 * @param count how many rounds there are; null where the backend does not say, undefined while it may
 * @param wantsAll whether the visitor has asked for what only all of them tell
 */
export function useRounds(courseId: number, count: number | null | undefined, wantsAll: boolean): Rounds {
  const { scores, top: first } = courseResources(courseId);
  const isLong = (count ?? 0) > LONG_LEADERBOARD;
  const top = useQuery({ ...first, enabled: isLong });
  const hasNoTop = top.data === null || top.isError;
  const needsAll = !isLong || wantsAll || hasNoTop;
  const all = useQuery({ ...scores, enabled: count !== undefined && needsAll });
  return { all: all.data, top: (isLong && top.data) || undefined, isError: all.isError, refetch: all.refetch };
}

/** Handicaps by player id; undefined while they load. The rounds say them, or of another backend the list of players. */
export function useHandicaps({ all, top }: Rounds): ReadonlyMap<number, number | null> | undefined {
  const rounds = useMemo(() => all ?? top?.tees.flatMap(({ first }) => first.map(({ round }) => round)), [all, top]);
  // Whoever knows the top of a leaderboard says handicaps, too.
  const saidByRounds = top !== undefined || (rounds?.some(({ handicap }) => handicap !== null) ?? true);
  const { data, isError } = useQuery({ ...playersResource, enabled: !saidByRounds });
  return useMemo(() => {
    if (saidByRounds) return new Map(rounds?.map(({ player_id: id, handicap }) => [id, handicap]));
    if (!data) return isError ? new Map() : undefined;
    return new Map(data.map(({ id, handicap }) => [id, handicap]));
  }, [rounds, saidByRounds, data, isError]);
}
