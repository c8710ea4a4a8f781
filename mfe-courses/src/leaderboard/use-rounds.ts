import { courseResources, LONG_LEADERBOARD, playersResource, type CourseScore, type CourseTop } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Rounds of a leaderboard: all of them, or only the first ones of a long leaderboard until all are needed. */
export interface Rounds {
  /** Undefined while not needed, or loading. */
  all: CourseScore[] | undefined;
  /** Only for a long leaderboard. */
  top: CourseTop | undefined;
  isError: boolean;
  refetch: () => void;
}

/**
 * @param count number of rounds; null if the backend does not report it, undefined while loading
 * @param wantsAll whether the visitor's choice needs all rounds
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

/** Handicaps by player id; undefined while loading. Source: the rounds, or with another backend the list of players. */
export function useHandicaps({ all, top }: Rounds): ReadonlyMap<number, number | null> | undefined {
  const rounds = useMemo(() => all ?? top?.tees.flatMap(({ first }) => first.map(({ round }) => round)), [all, top]);
  // A backend with the top of a leaderboard reports handicaps, too.
  const saidByRounds = top !== undefined || (rounds?.some(({ handicap }) => handicap !== null) ?? true);
  const { data, isError } = useQuery({ ...playersResource, enabled: !saidByRounds });
  return useMemo(() => {
    if (saidByRounds) return new Map(rounds?.map(({ player_id: id, handicap }) => [id, handicap]));
    if (!data) return isError ? new Map() : undefined;
    return new Map(data.map(({ id, handicap }) => [id, handicap]));
  }, [rounds, saidByRounds, data, isError]);
}
