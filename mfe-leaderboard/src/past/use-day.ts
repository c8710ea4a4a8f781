import { boardOfDayResource, boardOfDayTopResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** From this number of rows on, a day begins with its first rows: a phone decodes 10,000 in a quarter of a second. */
const LONG = 150;

/** The rows of a day; of a long table the first ones until all are wanted. Those of the day before stay meanwhile. */
export function useDay(day: string) {
  const [isLong, setLong] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const placeholderData = <T>(previous: T) => previous;
  // A page with a long table embeds its first rows.
  const top = useQuery({ ...boardOfDayTopResource(day), placeholderData, enabled: isLong });
  const all = useQuery({ ...boardOfDayResource(day), placeholderData, enabled: !isLong || wantsAll });
  const length = all.isPlaceholderData ? undefined : all.data?.rows.length;
  const isShort = (top.data === null && !top.isPlaceholderData) || (length !== undefined && length <= LONG);
  const shouldBeLong = !isShort && (top.data != null || length !== undefined || isLong);
  if (shouldBeLong !== isLong) setLong(shouldBeLong);
  const hasAll = all.data?.day === day;
  const board = hasAll ? all.data : isLong ? (top.data ?? all.data) : (all.data ?? top.data);
  return {
    board,
    /** Number of rows, including those still to load. */
    total: board === top.data ? (top.data?.players ?? 0) : (board?.rows.length ?? 0),
    isShown: board?.day === day,
    isLost: !board && (all.isError || top.isError),
    retry: () => (isLong ? top : all).refetch(),
    /** Loads all rows of this day and the next ones. */
    wantAll: () => setWantsAll(true),
  };
}
