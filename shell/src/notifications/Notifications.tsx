import { Bell } from 'lucide-react';
import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { useChunk } from '../composition/use-chunk.ts';
import { IconButton } from '../layout/IconButton.tsx';
import { Loading } from './Loading.tsx';
import styles from './Notifications.module.css';

const loadUpdates = () => import('./Updates.tsx');

/**
 * The bell with its count, and the panel that it opens; their contents load after hydration. The browser closes the
 * panel on Escape and on a click outside; a click on the bell toggles it.
 */
export function Notifications() {
  const [badge, setBadge] = useState('');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(true);
  const panel = useRef<HTMLElement>(null);
  const Updates = useChunk('The panel of recent updates', loadUpdates, wanted, () => setWanted(false))?.default;

  useEffect(() => {
    // Clicked before hydration, the bell has already opened it: popovers need no script.
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    setOpen(true);
    setWanted(true);
  };
  // Only after it has closed: to restore the focus, the browser needs the content still inside.
  const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false);
  return (
    <>
      <IconButton
        label={badge ? `Notifications, ${badge} new` : 'Notifications'}
        icon={Bell}
        popoverTarget="updates"
        data-event="notifications"
      >
        {badge && <span className={styles.badge}>{badge}</span>}
      </IconButton>
      <section
        ref={panel}
        id="updates"
        popover="auto"
        aria-label="Recent Updates"
        className={styles.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <h2 className={styles.title}>Recent Updates</h2>
        {Updates && <Updates open={open} onBadge={setBadge} onClose={() => panel.current?.hidePopover()} />}
        {wanted && !Updates && <Loading />}
      </section>
    </>
  );
}
