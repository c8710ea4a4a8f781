import { useEffect, useRef, useState, type RefObject } from 'react';

const NONE: ReadonlySet<string> = new Set();

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export interface Loading {
  /** Whether the list of courses, or the first picture of a card on the screen, is still loading. */
  loading: boolean;
  /** Called with the id of each card whose first picture has loaded or failed. */
  settle: (cardId: string) => void;
}

/**
 * @param list the element around the cards
 * @param cards the courses with a card; a change puts other cards on the screen
 * @param fetching whether the list is being fetched or refetched
 */
export function useLoading(list: RefObject<HTMLElement | null>, cards: unknown, fetching: boolean): Loading {
  const settled = useRef(new Set<string>());
  // Ids of the pending cards; null until layout.
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const onScreen = [...(list.current?.querySelectorAll('article') ?? [])].filter(isOnScreen).map(({ id }) => id);
    setWaiting(new Set(onScreen.filter((id) => !settled.current.has(id))));
    // oxlint-disable-next-line react/exhaustive-deps -- another list lays out other cards
  }, [list, cards]);

  const [settle] = useState(() => (cardId: string) => {
    settled.current.add(cardId);
    setWaiting((current) => (current?.has(cardId) ? new Set([...current].filter((id) => id !== cardId)) : current));
  });
  return { loading: fetching || (waiting ?? NONE).size > 0 || waiting === null, settle };
}
