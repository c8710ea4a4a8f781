import { RemoteSlot } from '@golf/shared/platform';
import { useHydrated } from '@golf/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { overPage, stateBelow, type AskedRoom } from '../composition/intent-address.ts';
import { LostRoom } from './LostRoom.tsx';
import styles from './TrophyRoomOverlay.module.css';

interface TrophyRoomOverlayProps {
  /** The room that the address opens; null: none. */
  asked: AskedRoom | null;
  /** What lies under the room. */
  page: Location;
}

/** The Trophy Room over the page, for as long as the history entry has one. */
export function TrophyRoomOverlay({ asked, page }: TrophyRoomOverlayProps) {
  const navigate = useNavigate();
  // The server's HTML holds the page below only.
  const hydrated = useHydrated();
  const [room, setRoom] = useState<AskedRoom | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const wanted = asked?.number === closed ? null : asked;
  // The page below may have replaced the entry before it knew of the room.
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isLost = isReplaced && asked === null && room?.number !== closed;
  if (hydrated && !isLost && wanted?.number !== room?.number) setRoom(wanted);
  const unwritten = isLost ? room : asked?.number === 0 ? asked : null;
  useEffect(() => {
    // An open room has no address of its own: it becomes that of the page below.
    if (hydrated && unwritten) void navigate(...overPage(page, unwritten));
  }, [hydrated, unwritten, page, navigate]);
  // One that an address has opened has nothing to give the focus back to: as after a change of page, it goes to the page.
  useEffect(() => {
    if (!room) return undefined;
    return () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [room]);
  const props = useMemo(() => {
    const onClose = () => {
      if (room?.ownEntry) void navigate(-1);
      else {
        setClosed(room?.number ?? null);
        void navigate(page, { replace: true, state: stateBelow(page) });
      }
    };
    return { playerId: room?.playerId ?? null, onClose };
  }, [room, page, navigate]);
  if (!room) return null;
  const fallback = (
    <div className={styles.loading} role="status">
      Opening the Trophy Room…
    </div>
  );
  return (
    <RemoteSlot
      name="mfe-trophy-room/TrophyRoom"
      props={props}
      fallback={fallback}
      renderFailure={(words) => <LostRoom onClose={props.onClose}>{words}</LostRoom>}
    />
  );
}
