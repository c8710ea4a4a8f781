import { matchRoute, ROUTES } from '@golf/shared/pages';
import type { EntryState } from '@golf/shared/address';
import type { Intent } from '@golf/shared/platform';
import { coursePath, NOWHERE, playerPath } from '@golf/shared/routes';
import type { Location, NavigateOptions, To } from 'react-router-dom';

/** A Trophy Room over a page. */
export interface AskedRoom {
  /** Null: the last viewed player. */
  playerId: number | null;
  /** Identifies the press or the address that opened the room. */
  number: number;
  /** Whether the room has a separate history entry, so that Back closes it. */
  ownEntry: boolean;
}

/** The shell's fields in the state of a history entry. A reload and Back restore them. */
interface ShellState {
  room?: AskedRoom | undefined;
  /** The entry exists so that Back closes a full-screen panel on a phone. */
  panel?: true | undefined;
}

const stateOf = ({ state }: Location) => (state ?? {}) as ShellState & EntryState; // Cast: only this site writes it.

/** State of a history entry without the overlays of its page. */
export const stateBelow = (page: Location) => ({ ...stateOf(page), room: undefined, panel: undefined });

export const hasPanel = (page: Location): boolean => stateOf(page).panel === true;

/** Navigation that adds a history entry for a panel. */
export const withPanel = (page: Location): [to: To, options: NavigateOptions] => [
  page,
  { state: { ...stateOf(page), panel: true } },
];

/** Default page under a Trophy Room, if the address names none. */
const HOME: Location = { pathname: ROUTES.home, search: '', hash: '', state: null, key: 'default' };

/** Numbers up to this one were assigned before the page was loaded. */
const LOADED = Date.now();
let count = LOADED;

/**
 * Splits an address into the page and the Trophy Room over it.
 * @param nowhere path without content on the server
 */
export function pageOf(location: Location, nowhere?: string): { page: Location; room: AskedRoom | null } {
  // Only the first entry of the visit: the server has not checked a later entry with the same path.
  if (location.pathname === nowhere && location.key === HOME.key)
    return { page: { ...location, pathname: NOWHERE }, room: null };
  const match = matchRoute(location.pathname);
  if (match?.route === 'trophyRoom') return { page: HOME, room: { ...match.params, number: 0, ownEntry: false } };
  const { room = null } = stateOf(location);
  // After a reload the room shows the last viewed player, not the player that it was opened with.
  if (room && room.number <= LOADED) return { page: location, room: { ...room, playerId: null } };
  return { page: location, room };
}

/** Navigation that replaces a room's address with the address of the page below, as specified. */
export const overPage = (page: Location, room: AskedRoom): [to: To, options: NavigateOptions] => {
  count += 1;
  return [page, { replace: true, state: { ...stateOf(page), room: { ...room, number: count } } }];
};

/**
 * Navigation to an address with a wish: "/?expand=14". On its own page the current view stays, and the wish replaces
 * the history entry. Exception: an entry that already shows a wish is kept, as a place to go back to.
 */
function wayTo(path: string, page: Location): [to: To, options: NavigateOptions] {
  count += 1;
  const [pathname = '', query] = path.split('?');
  // Replaces the entry of an open panel, so that Back skips it.
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

/** Navigation for an intent. No other code knows the address of each feature. */
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

/** Player to expand, from the navigation state `expandPlayerId`; null: none. */
export function expandPlayerOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('expandPlayerId' in state)) return null;
  const { expandPlayerId } = state;
  return typeof expandPlayerId === 'number' && Number.isSafeInteger(expandPlayerId) ? expandPlayerId : null;
}
