import { lazyPart } from '@golf/shared/platform';
import { Button, Card } from '@golf/shared/ui';
import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { whenIdle } from '../composition/after-load.ts';
import { useClosedByBack } from '../composition/use-closed-by-back.ts';
import { closeWhenLeft } from '../controls/close-when-left.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Loading } from './Loading.tsx';
import styles from './Notifications.module.css';
import type { UpdatesProps } from './Updates.tsx';

const Updates = lazyPart<UpdatesProps>({
  what: 'The list of recent updates',
  load: () => import('./Updates.tsx'),
  fallback: () => <Loading />,
});

/**
 * The bell with its count and its panel. Their contents load once the page is idle. The browser closes the panel on
 * Escape and on a click outside. The panel also closes when the focus leaves it. A click on the bell toggles it.
 */
export function Notifications() {
  const [badge, setBadge] = useState('');
  const [open, setOpen] = useState(false);
  const [idle, setIdle] = useState(false);
  const panel = useRef<HTMLElement>(null);

  const close = () => panel.current?.hidePopover();
  useClosedByBack(open, close);
  useEffect(() => {
    // A click before hydration has already opened the panel: popovers need no script.
    if (panel.current?.matches(':popover-open')) setOpen(true);
    // Low priority: the first screen hydrates first.
    whenIdle(() => setIdle(true));
  }, []);
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setOpen(true);
  };
  // After the close event: the browser restores the focus only while the content is still inside.
  const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false);
  return (
    <>
      <IconButton
        label={badge ? `Notifications, ${badge} new` : 'Notifications'}
        word="Notifications"
        icon={Bell}
        popoverTarget="updates"
        data-needs-script
        data-event="notifications"
      >
        {badge && <span className={styles.badge}>{badge}</span>}
      </IconButton>
      {/* Blur events bubble from the entries. */}
      <Card
        as="section"
        look="floating"
        ref={panel}
        id="updates"
        popover="auto"
        aria-label="Recent Updates"
        className={styles.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onBlur={closeWhenLeft}
      >
        <h2 className={styles.title}>Recent Updates</h2>
        {idle || open ? <Updates open={open} onBadge={setBadge} onClose={close} /> : <Loading />}
        {/* Last in the DOM, so that Tab moves from the bell to the first entry. Keyboard users have Escape. */}
        <Button
          kind="icon"
          className={styles.close}
          aria-label="Close"
          title="Close"
          popoverTarget="updates"
          popoverTargetAction="hide"
        >
          <X aria-hidden size={20} />
        </Button>
      </Card>
    </>
  );
}
