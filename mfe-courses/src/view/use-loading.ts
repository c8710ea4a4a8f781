import { useEffect, useRef, useState, type RefObject } from 'react';

const NONE: ReadonlySet<string> = new Set();

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export interface Loading {
  /** Whether the page is on its way: its list, or the first picture of a card of the first screen. */
  loading: boolean;
  /** Told of each card whose first picture has loaded or failed. */
  settle: (cardId: string) => void;
}

/**
 * @param list around the cards
 * @param shown the courses of the cards: others stand on the first screen when they change
 * @param fetching whether it is being fetched, for the first time or again
 */
export function useLoading(list: RefObject<HTMLElement | null>, shown: unknown, fetching: boolean): Loading {
  const settled = useRef(new Set<string>());
  // Cards that the page waits for; null: not known before they are laid out.
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const onScreen = [...(list.current?.querySelectorAll('article') ?? [])].filter(isOnScreen).map(({ id }) => id);
    setWaiting(new Set(onScreen.filter((id) => !settled.current.has(id))));
    // oxlint-disable-next-line react/exhaustive-deps -- other cards are laid out
  }, [list, shown]);

  const [settle] = useState(() => (cardId: string) => {
    settled.current.add(cardId);
    setWaiting((current) => (current?.has(cardId) ? new Set([...current].filter((id) => id !== cardId)) : current));
  });
  return { loading: fetching || (waiting ?? NONE).size > 0 || waiting === null, settle };
}
