import { intents } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where each intent is at home: the one place that knows which feature lives at which address. */
const HOME = {
  'player/expand': ROUTES.home,
  'trophy-room/open': ROUTES.home,
  'course/open': ROUTES.courses,
} as const;

const ROOM_PATH = /^\/trophy-room\/(\d+)\/?$/;

/** The player that whoever navigated here wants to see opened. */
function expandPlayerOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('expandPlayerId' in state)) return null;
  const id = Number(state.expandPlayerId);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * Turns intents into navigation, and addresses that mean an intent into one: /trophy-room/{playerId} and the
 * navigation state `expandPlayerId`. The feature that mounts finds its intent waiting.
 */
export function useIntentNavigation(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const room = ROOM_PATH.exec(pathname)?.[1];
  const expandPlayerId = expandPlayerOf(state);

  useEffect(
    () =>
      intents.observe((type) => {
        if (pathname !== HOME[type]) void navigate(HOME[type], { replace: room !== undefined });
      }),
    [navigate, pathname, room],
  );
  useEffect(() => {
    if (room !== undefined) intents.emit('trophy-room/open', { playerId: Number(room) });
  }, [room]);
  useEffect(() => {
    if (expandPlayerId !== null) intents.emit('player/expand', { playerId: expandPlayerId });
  }, [expandPlayerId]);
}
