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

/** Turns intents into navigation; the feature that mounts there finds its intent waiting. */
export function useIntentNavigation(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      intents.observe((type) => {
        if (pathname !== HOME[type]) void navigate(HOME[type]);
      }),
    [navigate, pathname],
  );
}
