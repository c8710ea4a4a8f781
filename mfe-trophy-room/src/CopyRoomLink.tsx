import { trophyRoomPath } from '@golf/shared/routes';
import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import styles from './TrophyRoom.module.css';

/** Copies the address of a player's room. */
export function CopyRoomLink({ playerId }: { playerId: number }) {
  const [copied, setCopied] = useState<number | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(trophyRoomPath(playerId), location.href).href);
      setCopied(playerId);
    } catch {
      // Without the right to the clipboard the address is at least there to be copied by hand.
      prompt('The address of this room:', new URL(trophyRoomPath(playerId), location.href).href);
    }
  };
  const done = copied === playerId;
  return (
    <button type="button" className={styles.tool} aria-label="Copy the link to this room" onClick={() => void copy()}>
      {done ? <Check aria-hidden /> : <Link2 aria-hidden />}
      <span role="status" className={styles.said}>
        {done ? 'Link copied' : ''}
      </span>
    </button>
  );
}
