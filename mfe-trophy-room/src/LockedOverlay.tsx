import { Button, Card, MembershipLink } from '@golf/shared/ui';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './LockedOverlay.module.css';

export interface LockedOverlayProps {
  playerName: string;
  onClose: () => void;
}

/** Overlay of a locked drawer, opened by a press on the drawer. */
export function LockedOverlay({ playerName, onClose }: LockedOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The room below stays open.
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') {
      // Focus trap: Tab stays in the overlay until it closes.
      event.preventDefault();
      const stops = [...(overlay.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    // In the capture phase: the player field stops the event.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <Card
      look="floating"
      ref={overlay}
      className={styles.overlay}
      role="alertdialog"
      aria-label="Drawer Locked"
      aria-describedby="drawer-locked"
    >
      <Lock aria-hidden className={styles.lock} />
      <h3 className={styles.title}>Drawer Locked</h3>
      <p id="drawer-locked" className={styles.why}>
        {playerName} has lost the key!
      </p>
      <MembershipLink data-event="membership-drawer">Unlock it with a membership</MembershipLink>
      <Button ref={close} kind="link" onClick={onClose}>
        Leave it shut
      </Button>
    </Card>
  );
}
