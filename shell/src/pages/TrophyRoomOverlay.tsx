import { RemoteSlot, useIntent } from '@golf/shared/platform';
import { useMemo, useState } from 'react';
import styles from './TrophyRoomOverlay.module.css';

interface OpenRoom {
  playerId: number | null;
}

/** The Trophy Room over the page, while an intent has opened it. */
export function TrophyRoomOverlay() {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  useIntent('trophy-room/open', setRoom);
  const props = useMemo(() => ({ playerId: room?.playerId ?? null, onClose: () => setRoom(null) }), [room]);
  if (!room) return null;
  const fallback = (
    <div className={styles.loading} role="status">
      Opening the Trophy Room…
    </div>
  );
  return <RemoteSlot name="mfe-trophy-room/TrophyRoom" props={props} fallback={fallback} />;
}
