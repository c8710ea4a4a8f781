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

/** One intent, as a listener gets it. */
export type Intent = { [Type in IntentType]: { type: Type; payload: Intents[Type] } }[IntentType];

/**
 * The bus on which features ask for each other. The shell listens and turns each intent into an address, which the
 * feature reads when it is there: nothing is kept here.
 */
export function createIntentBus() {
  const store = createStore<Intent | null>(() => null);
  return {
    emit<Type extends IntentType>(type: Type, payload: Intents[Type]): void {
      // The signature ties each payload to its type, which TypeScript does not see in a union.
      store.setState({ type, payload } as Intent, true);
    },
    /** @returns a function that unsubscribes */
    subscribe(listener: (intent: Intent) => void): () => void {
      return store.subscribe((intent) => intent && listener(intent));
    },
  };
}

/** The page's bus: one, because the platform is a federated singleton. */
export const intents = createIntentBus();
