import { createContext, use, type ReactNode } from 'react';

/** The fallback of the slot around it. */
export const SlotPlaceholderContext = createContext<ReactNode>(null);

/**
 * What the host shows in a slot while its remote loads. A remote that waits for its data renders it too: the page waits
 * once, and a placeholder is written down and sent once. Nothing where a remote runs without a host.
 */
export const SlotPlaceholder = (): ReactNode => use(SlotPlaceholderContext);
