import { RemoteSlot } from '@golf/shared/platform';
import { useHydrated } from '@golf/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { overPage, stateBelow, type AskedRoom } from '../composition/intent-address.ts';
import { LostRoom } from './LostRoom.tsx';
import styles from './TrophyRoomOverlay.module.css';

interface TrophyRoomOverlayProps {
  asked: AskedRoom | null;
  /** The page under the room. */
  page: Location;
}

/** Trophy Room over the page, as long as the history entry has one. */
export function TrophyRoomOverlay({ asked, page }: TrophyRoomOverlayProps) {
  const navigate = useNavigate();
  // The server's HTML contains only the page below.
  const hydrated = useHydrated();
  const [room, setRoom] = useState<AskedRoom | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const wanted = asked?.number === closed ? null : asked;
  // The page below may have replaced the history entry before the room was in it.
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isLost = isReplaced && asked === null && room?.number !== closed;
  if (hydrated && !isLost && wanted?.number !== room?.number) setRoom(wanted);
  const unwritten = isLost ? room : asked?.number === 0 ? asked : null;
  useEffect(() => {
    // An open room has no address: its address becomes that of the page below.
    if (hydrated && unwritten) void navigate(...overPage(page, unwritten));
  }, [hydrated, unwritten, page, navigate]);
  // A room opened by an address has no opener to return the focus to: the page content gets it, as after a change of
  // page.
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
