import { Button, Card, useModal } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import styles from './LostRoom.module.css';

export interface LostRoomProps {
  onClose: () => void;
  /** The failure message. */
  children: ReactNode;
}

/**
 * Dialog in place of a failed Trophy Room: the button that opens a room is often far above the end of the page. Part of
 * the shell's first script, because the network may be the cause of the failure.
 */
export function LostRoom({ onClose, children }: LostRoomProps) {
  return (
    <Card as="dialog" {...useModal(onClose)} className={styles.room} aria-label="Trophy Room">
      {children}
      <Button kind="link" onClick={onClose}>
        Close
      </Button>
    </Card>
  );
}
