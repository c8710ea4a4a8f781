import { createStore } from 'zustand';

/** Requests of a visitor to another feature. The sender does not know the address of that feature. */
export interface Intents {
  /** Expand this player on the leaderboard and scroll to the row. */
  'player/expand': { playerId: number };
  /** Open a Trophy Room; null: the room of the last viewed player. */
  'trophy-room/open': { playerId: number | null };
  'course/open': { courseId: number };
}

export type IntentType = keyof Intents;

export type Intent = { [Type in IntentType]: { type: Type; payload: Intents[Type] } }[IntentType];

/**
 * Creates the bus between features. The shell turns each intent into an address, which the feature reads once it is
 * mounted: the bus keeps no intents for later.
 */
export function createIntentBus() {
  const store = createStore<Intent | null>(() => null);
  return {
    emit<Type extends IntentType>(type: Type, payload: Intents[Type]): void {
      // Cast: the signature ties each payload to its type, which TypeScript does not see in a union.
      store.setState({ type, payload } as Intent, true);
    },
    /** @returns a function that unsubscribes */
    subscribe(listener: (intent: Intent) => void): () => void {
      return store.subscribe((intent) => intent && listener(intent));
    },
  };
}

/** The page's only bus, because the platform is a federated singleton. */
export const intents = createIntentBus();
