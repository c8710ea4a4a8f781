import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasPanel, withPanel } from './intent-address.ts';

/** Screens on which the panel is full-screen and visitors expect Back to close it: see Notifications.module.css. */
const PHONE = '(max-width: 40em)';

/**
 * Lets Back close a panel on a phone: an open panel has a separate history entry.
 * @param close hides the panel
 */
export function useClosedByBack(open: boolean, close: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const hasEntry = hasPanel(location);
  const enter = useEffectEvent(() => {
    if (globalThis.matchMedia?.(PHONE).matches && !hasEntry) void navigate(...withPanel(location));
  });
  // Reads the browser's history: the panel may have closed by a navigation that React has not rendered yet.
  const leave = useEffectEvent(() => {
    const { usr } = (history.state ?? {}) as { usr?: { panel?: true } }; // Cast: React Router's format.
    if (usr?.panel) void navigate(-1);
  });
  useEffect(() => {
    if (!open) return undefined;
    enter();
    return () => leave();
  }, [open]);
  const onBack = useEffectEvent(() => close());
  useEffect(() => {
    if (!open) return undefined;
    const closePanel = () => onBack();
    addEventListener('popstate', closePanel);
    return () => removeEventListener('popstate', closePanel);
  }, [open]);
}
