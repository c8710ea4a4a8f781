import { playersResource } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The whole table, for a field: loaded once the box around it has taken the focus, as the page does without. */
export function usePlayersOnFocus() {
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...playersResource, enabled: wanted });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may have taken the focus before hydration.
    if (box.current?.contains(document.activeElement)) setWanted(true);
  }, []);
  return {
    /** Props of the element around the field. */
    boxProps: { ref: box, onFocus: () => setWanted(true) },
    ranked: useMemo(() => rankByHandicap(data ?? []), [data]),
    waiting: data ? null : 'Loading players…',
    isLost: isError && !data,
    retry: refetch,
  };
}
