import type { EntryState } from '@golf/shared/address';
import type { Intent } from '@golf/shared/platform';
import { coursePath, NOWHERE, playerPath, ROUTES, trophyRoomPath } from '@golf/shared/routes';
import type { Location, NavigateOptions, To } from 'react-router-dom';

/** Where the Trophy Room of the last player is; inside the page only, the server answers 404. */
const LAST_ROOM_PATH = '/trophy-room/last';

const ROOM_PATH = /^\/trophy-room\/(\d{1,15})\/?$/;

/** Whether a path is that of a Trophy Room. */
export const isRoom = (pathname: string) => ROOM_PATH.test(pathname);

/** Which Trophy Room an address opens; null: that of the last player looked at. */
export interface AskedRoom {
  playerId: number | null;
}

/** What the history entry of a Trophy Room remembers: the page that it opens over. */
interface RoomState {
  under?: Location;
}

/** The page under a Trophy Room whose address says nothing of it. */
const HOME: Location = { pathname: ROUTES.home, search: '', hash: '', state: null, key: 'default' };

/**
 * The page that an address shows, and the Trophy Room that it opens over it.
 * @param nowhere the path at which the server has found nothing
 */
export function pageOf(location: Location, nowhere?: string): { page: Location; room: AskedRoom | null } {
  // The first entry of the visit: another one with the same path has not been looked for yet.
  if (location.pathname === nowhere && location.key === HOME.key)
    return { page: { ...location, pathname: NOWHERE }, room: null };
  // Written below.
  const { under } = (location.state ?? {}) as RoomState;
  const [, playerId] = ROOM_PATH.exec(location.pathname) ?? [];
  if (playerId !== undefined) return { page: under ?? HOME, room: { playerId: Number(playerId) } };
  if (under && location.pathname === LAST_ROOM_PATH) return { page: under, room: { playerId: null } };
  return { page: location, room: null };
}

let count = 0;

/**
 * The way to an address with a wish: "/?expand=14". On its own page the view stays as it is, and the wish leaves no
 * entry behind, unless the entry there shows something by its address: that is a place to come back to.
 */
function wayTo(path: string, page: Location): [to: To, options: NavigateOptions] {
  count += 1;
  const [pathname = '', query] = path.split('?');
  if (page.pathname !== pathname) return [path, { state: { intent: count } satisfies EntryState }];
  const params = new URLSearchParams(page.search);
  const hadWish = [...new URLSearchParams(query)].map(([name, value]) => {
    const had = params.has(name);
    params.set(name, value);
    return had;
  });
  const state = { ...(page.state as EntryState | null), intent: count, expandPlayerId: undefined };
  return [
    { pathname, search: `?${params}` },
    { replace: !hadWish.includes(true), state },
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
      const isHome = page.pathname === ROUTES.home;
      const path = payload.playerId === null ? LAST_ROOM_PATH : trophyRoomPath(payload.playerId);
      return [path, { replace: isHome, state: { under: isHome ? page : HOME } satisfies RoomState }];
    }
  }
}

/** The player that whoever navigated here wants to see opened: the navigation state `expandPlayerId`. */
export function expandPlayerOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('expandPlayerId' in state)) return null;
  const { expandPlayerId } = state;
  return typeof expandPlayerId === 'number' && Number.isSafeInteger(expandPlayerId) ? expandPlayerId : null;
}
