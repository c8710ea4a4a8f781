import { Button, useModal } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import styles from './LostRoom.module.css';

export interface LostRoomProps {
  onClose: () => void;
  /** The words of the failure. */
  children: ReactNode;
}

/**
 * In place of a Trophy Room that failed: a dialog as well, because the button that opens one is often far above the end
 * of the page. It is part of the shell's first script: what failed may have been the network.
 */
export function LostRoom({ onClose, children }: LostRoomProps) {
  return (
    <dialog {...useModal(onClose)} className={styles.room} aria-label="Trophy Room">
      {children}
      <Button kind="link" onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}
