import { Button, MembershipLink } from '@golf/shared/ui';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './LockedOverlay.module.css';

export interface LockedOverlayProps {
  playerName: string;
  onClose: () => void;
}

/** Opens over the cabinet when a locked drawer is clicked. */
export function LockedOverlay({ playerName, onClose }: LockedOverlayProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The room below stays open.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onEscape(event);
    // On the way down: the field for the player keeps the key to itself.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <div className={styles.overlay} role="alertdialog" aria-label="Drawer Locked" aria-describedby="drawer-locked">
      <Lock aria-hidden className={styles.lock} />
      <h3 className={styles.title}>Drawer Locked</h3>
      <p id="drawer-locked" className={styles.why}>
        {playerName} has lost the key!
      </p>
      <MembershipLink data-event="membership-drawer">Unlock it with a membership</MembershipLink>
      <Button ref={close} kind="link" onClick={onClose}>
        Leave it shut
      </Button>
    </div>
  );
}
