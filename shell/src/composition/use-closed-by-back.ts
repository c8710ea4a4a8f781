import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasPanel, withPanel } from './intent-address.ts';

/** Windows that a panel fills, where a visitor takes Back for the way out of it: Notifications.module.css. */
const PHONE = '(max-width: 40em)';

/**
 * Lets Back close a panel on a phone: while it is open, the history has an entry for it.
 * @param close hides the panel
 */
export function useClosedByBack(open: boolean, close: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const hasEntry = hasPanel(location);
  const enter = useEffectEvent(() => {
    if (globalThis.matchMedia?.(PHONE).matches && !hasEntry) void navigate(...withPanel(location));
  });
  // By the browser's own history: whatever closed the panel may have led elsewhere already, which React shows later.
  const leave = useEffectEvent(() => {
    const { usr } = (history.state ?? {}) as { usr?: { panel?: true } }; // React Router's form.
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
