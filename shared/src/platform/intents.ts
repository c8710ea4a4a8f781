import { useEffect, useEffectEvent } from 'react';
import { createStore } from 'zustand';

/** What a visitor may want from another feature. A sender never knows where that feature lives. */
export interface Intents {
  /** Show this player on the leaderboard, opened and in view. */
  'player/expand': { playerId: number };
  /** Open a Trophy Room; null: that of the last player looked at. */
  'trophy-room/open': { playerId: number | null };
  /** Show this course. */
  'course/open': { courseId: number };
}

export type IntentType = keyof Intents;

type Handler<Type extends IntentType> = (payload: Intents[Type]) => void;

interface Bus {
  /** Kept for an addressee that is not mounted yet: the last one of a type. */
  pending: { [Type in IntentType]?: Intents[Type] };
}

/**
 * An event bus: an intent goes to the handlers that are mounted; with none it waits and is consumed once.
 * Observers see every intent and consume none.
 */
export function createIntentBus() {
  const store = createStore<Bus>(() => ({ pending: {} }));
  const handlers = new Map<IntentType, Set<Handler<never>>>();
  const observers = new Set<(type: IntentType, payload: Intents[IntentType]) => void>();

  const handlersOf = <Type extends IntentType>(type: Type) => {
    const known = handlers.get(type) ?? new Set();
    handlers.set(type, known);
    // The map is keyed by type, so that a set holds handlers of its own type only.
    return known as Set<Handler<Type>>;
  };

  return {
    store,

    emit<Type extends IntentType>(type: Type, payload: Intents[Type]): void {
      const mounted = [...handlersOf(type)];
      if (mounted.length === 0) store.setState(({ pending }) => ({ pending: { ...pending, [type]: payload } }));
      for (const handler of mounted) handler(payload);
      for (const observer of observers) observer(type, payload);
    },

    /** Handles a type from now on, starting with what was waiting for it. Returns the way to stop. */
    handle<Type extends IntentType>(type: Type, handler: Handler<Type>): () => void {
      handlersOf(type).add(handler);
      const { [type]: waiting, ...rest } = store.getState().pending;
      if (waiting !== undefined) {
        store.setState({ pending: rest });
        handler(waiting);
      }
      return () => handlersOf(type).delete(handler);
    },

    observe(observer: (type: IntentType, payload: Intents[IntentType]) => void): () => void {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}

/** The page's bus: one, because the platform is a federated singleton. */
export const intents = createIntentBus();

/** Handles intents of a type while the component is mounted. */
export function useIntent<Type extends IntentType>(type: Type, handler: Handler<Type>): void {
  const onIntent = useEffectEvent(handler);
  useEffect(() => intents.handle(type, (payload) => onIntent(payload)), [type]);
}
