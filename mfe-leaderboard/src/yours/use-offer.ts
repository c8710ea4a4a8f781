import { idsOf } from '@golf/shared/routes';
import { useLocation, useNavigate } from 'react-router-dom';

export interface Offer {
  /** Ids in the address; empty for an address that cannot be read. */
  ids: readonly number[];
  /** Removes the offer from the address. */
  close(): void;
}

/** Players that `/?mine=3,8` offers to follow; null without an offer. Call it for the browser only: it reads the query. */
export function useOffer(): Offer | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const list = new URLSearchParams(search).get('mine');
  if (!list) return null;
  const close = () => {
    const others = search
      .slice(1)
      .split('&')
      .filter((part) => !part.startsWith('mine='));
    void navigate({ search: others.join('&') }, { replace: true, state });
  };
  return { ids: idsOf(list), close };
}
