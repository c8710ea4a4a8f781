import { createContext, use, type ReactNode } from 'react';

/** Fallback of the surrounding slot. */
export const SlotPlaceholderContext = createContext<ReactNode>(null);

/**
 * The host's fallback for a loading slot. A remote that waits for its data renders the same fallback: the page has one
 * loading state, and the placeholder is written and sent once. Empty in a remote without a host.
 */
export const SlotPlaceholder = (): ReactNode => use(SlotPlaceholderContext);
