import { intents, type Intent } from '@golf/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { answerTo, expandPlayerOf } from './intent-address.ts';

/** Navigates on intents of features and on the navigation state `expandPlayerId`. */
export function useIntents(page: Location): void {
  const navigate = useNavigate();
  const answer = useEffectEvent((intent: Intent) => void navigate(...answerTo(intent, page)));
  useEffect(() => intents.subscribe((intent) => answer(intent)), []);

  const playerId = expandPlayerOf(page.state);
  const expand = useEffectEvent((playerId: number) => {
    const [to, options] = answerTo({ type: 'player/expand', payload: { playerId } }, page);
    void navigate(to, { ...options, replace: true });
  });
  useEffect(() => {
    if (playerId !== null) expand(playerId);
  }, [playerId]);
}
