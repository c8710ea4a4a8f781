import { matchRoute, ROUTES } from '@golf/shared/pages';
import type { EntryState } from '@golf/shared/address';
import type { Intent } from '@golf/shared/platform';
import { coursePath, NOWHERE, playerPath } from '@golf/shared/routes';
import type { Location, NavigateOptions, To } from 'react-router-dom';

/** A Trophy Room that lies over a page. */
export interface AskedRoom {
  /** Null: that of the last player looked at. */
  playerId: number | null;
  /** Names the press or the address that opened it. */
  number: number;
  /** Whether its history entry is one of its own, so that Back closes it. */
  ownEntry: boolean;
}

/** What the shell writes into the state of a history entry. A reload and Back bring it back. */
interface ShellState {
  room?: AskedRoom | undefined;
  /** The entry is there for Back to close a panel that fills a phone. */
  panel?: true | undefined;
}

const stateOf = ({ state }: Location) => (state ?? {}) as ShellState & EntryState; // Written by this site only.

/** The state of a history entry without what lies over its page. */
export const stateBelow = (page: Location) => ({ ...stateOf(page), room: undefined, panel: undefined });

export const hasPanel = (page: Location): boolean => stateOf(page).panel === true;

/** The navigation that gives a panel an entry of its own. */
export const withPanel = (page: Location): [to: To, options: NavigateOptions] => [
  page,
  { state: { ...stateOf(page), panel: true } },
];

/** The page under a Trophy Room whose address says nothing of it. */
const HOME: Location = { pathname: ROUTES.home, search: '', hash: '', state: null, key: 'default' };

/** Numbers up to this one were given before the page was loaded. */
const LOADED = Date.now();
let count = LOADED;

/**
 * The page that an address shows, and the Trophy Room over it.
 * @param nowhere the path at which the server has found nothing
 */
export function pageOf(location: Location, nowhere?: string): { page: Location; room: AskedRoom | null } {
  // The first entry of the visit: another one with the same path has not been looked for yet.
  if (location.pathname === nowhere && location.key === HOME.key)
    return { page: { ...location, pathname: NOWHERE }, room: null };
  const match = matchRoute(location.pathname);
  if (match?.route === 'trophyRoom') return { page: HOME, room: { ...match.params, number: 0, ownEntry: false } };
  const { room = null } = stateOf(location);
  // After a reload the room is that of the player who was looked at last, not of the one whom the room had opened with.
  if (room && room.number <= LOADED) return { page: location, room: { ...room, playerId: null } };
  return { page: location, room };
}

/** The navigation that gives a room of an address the address of the page below, as the specification has it. */
export const overPage = (page: Location, room: AskedRoom): [to: To, options: NavigateOptions] => {
  count += 1;
  return [page, { replace: true, state: { ...stateOf(page), room: { ...room, number: count } } }];
};

/**
 * The way to an address with a wish: "/?expand=14". On its own page the view stays as it is, and the wish leaves no
 * entry behind, unless the entry there shows something by its address: that is a place to come back to.
 */
function wayTo(path: string, page: Location): [to: To, options: NavigateOptions] {
  count += 1;
  const [pathname = '', query] = path.split('?');
  // From a panel with an entry of its own: Back leads past it.
  const replace = hasPanel(page);
  if (page.pathname !== pathname) return [path, { replace, state: { intent: count } satisfies EntryState }];
  const params = new URLSearchParams(page.search);
  const hadWish = [...new URLSearchParams(query)].map(([name, value]) => {
    const had = params.has(name);
    params.set(name, value);
    return had;
  });
  const state = { ...stateBelow(page), intent: count, expandPlayerId: undefined };
  return [
    { pathname, search: `?${params}` },
    { replace: replace || !hadWish.includes(true), state },
  ];
}

/** The navigation that answers an intent: the one place that knows which feature lives at which address. */
export function answerTo({ type, payload }: Intent, page: Location): [to: To, options: NavigateOptions] {
  switch (type) {
    case 'player/expand':
      return wayTo(playerPath(payload.playerId), page);
    case 'course/open':
      return wayTo(coursePath(payload.courseId), page);
    case 'trophy-room/open': {
      const under = page.pathname === ROUTES.home ? page : HOME;
      count += 1;
      const room: AskedRoom = { playerId: payload.playerId, number: count, ownEntry: true };
      return [under, { state: { ...stateOf(under), room } }];
    }
  }
}

/** The player that whoever navigated here wants to see opened: the navigation state `expandPlayerId`. */
export function expandPlayerOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('expandPlayerId' in state)) return null;
  const { expandPlayerId } = state;
  return typeof expandPlayerId === 'number' && Number.isSafeInteger(expandPlayerId) ? expandPlayerId : null;
}
