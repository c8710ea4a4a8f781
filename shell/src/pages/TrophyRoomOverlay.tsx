import { RemoteSlot, useIntent } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/routes';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './TrophyRoomOverlay.module.css';

interface OpenRoom {
  playerId: number | null;
}

const ROOM_PATH = /^\/trophy-room\/(\d+)\/?$/;

/** The Trophy Room over the page: opened by an intent, or by /trophy-room/{playerId}, which then becomes /. */
export function TrophyRoomOverlay() {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useIntent('trophy-room/open', ({ playerId }) => setRoom({ playerId }));
  const linked = ROOM_PATH.exec(pathname)?.[1];
  useEffect(() => {
    if (linked === undefined) return;
    setRoom({ playerId: Number(linked) });
    void navigate(ROUTES.home, { replace: true });
  }, [linked, navigate]);
  if (!room) return null;
  return (
    <RemoteSlot
      name="mfe-trophy-room/TrophyRoom"
      props={{ playerId: room.playerId, onClose: () => setRoom(null) }}
      fallback={
        <div className={styles.loading} role="status">
          Opening the Trophy Room…
        </div>
      }
    />
  );
}
