import { SITE } from '@golf/shared/site';
import { Button } from '@golf/shared/ui';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './LockedOverlay.module.css';

export interface LockedOverlayProps {
  playerName: string;
  onClose: () => void;
}

/** What a drawer shows that the membership has not unlocked. */
export function LockedOverlay({ playerName, onClose }: LockedOverlayProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.overlay} role="alertdialog" aria-label="Drawer Locked" aria-describedby="drawer-locked">
      <Lock aria-hidden className={styles.lock} />
      <h3 className={styles.title}>Drawer Locked</h3>
      <p id="drawer-locked" className={styles.why}>
        {playerName} has lost the key!
      </p>
      <a href={SITE.membership} target="_blank" rel="noopener noreferrer" className={styles.unlock}>
        Unlock it with a membership
      </a>
      <Button ref={close} kind="link" onClick={onClose}>
        Leave it shut
      </Button>
    </div>
  );
}
