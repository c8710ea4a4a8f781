import { cabinetResources, type CabinetPlayer } from '@golf/shared/api';
import { Failure, useDates } from '@golf/shared/ui';
import { useQueries } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { Fragment, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  arrange,
  BADGE,
  BADGES_PER_ROW,
  cabinetPicture,
  DESKTOP,
  inDrawers,
  MOBILE,
  onShelves,
  phoneSlot,
  STANDARD_CABINET,
  trophiesPerRow,
  TROPHY,
  trophySlot,
  type Box,
  type CabinetLayout,
  type Side,
} from './cabinet-layout.ts';
import styles from './Cabinet.module.css';
import { Carcass } from './Carcass.tsx';
import { Frame, Inside, Unlocking } from './ClosedCabinet.tsx';
import { DrawerItems } from './DrawerItems.tsx';
import { LockedOverlay } from './LockedOverlay.tsx';
import { badgePiece, itemPiece, markNamesakes, trophyPiece } from './pieces.ts';
import { boxStyle, Shelf } from './Shelf.tsx';
import { nameInWords, plaqueName } from './short-names.ts';
import { useMobile } from './use-mobile.ts';

/** Maximum wait for the cabinet before the room renders without it, in milliseconds. */
const PATIENCE = 1500;

/** Width of a badge's slot on a wide screen, in percent of the cabinet. */
const BADGE_SLOT = 8;

/** Names of the first and the second shelf of a kind. */
const SHELF_NAMES: Readonly<Record<string, readonly string[]>> = {
  trophies: ['Trophies', 'More trophies'],
  badges: ['Badges', 'More badges'],
};

const SIDES: readonly Side[] = ['left', 'right'];
const DRAWER_NAMES: Record<Side, string> = { left: 'Left drawer', right: 'Right drawer' };

export interface CabinetProps {
  player: CabinetPlayer;
  layer: RefObject<HTMLElement | null>;
}

/** Converts a width from percent of the cabinet to percent of a shelf. */
const ofShelf = (slot: number, shelf: Box) => (slot * 100) / shelf.width;

/** Whether PATIENCE has expired. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/**
 * Starts the five calls of a room together; a failed call leaves only its own part empty.
 * @param late whether the wait for the cabinet has ended
 */
function useRoom(playerId: number, late: boolean) {
  const { cabinet, trophies, achievements, items, unlocked } = cabinetResources(playerId);
  const [cabinetQuery, trophiesQuery, achievementsQuery, itemsQuery, unlockedQuery] = useQueries({
    queries: [cabinet, trophies, achievements, items, unlocked],
  });
  const failed = [trophiesQuery, achievementsQuery, itemsQuery].filter(({ isError }) => isError);
  return {
    // The standard cabinet replaces a failed or endless call, and serves players without their own.
    picture: cabinetQuery.isPending && !late ? null : (cabinetQuery.data?.cabinet_path ?? STANDARD_CABINET),
    trophies: trophiesQuery.data ?? [],
    achievements: achievementsQuery.data ?? [],
    items: itemsQuery.data ?? [],
    hasKey: (unlockedQuery.data ?? []).length > 0,
    loading: [cabinetQuery, trophiesQuery, achievementsQuery, itemsQuery, unlockedQuery].some(
      ({ isPending }) => isPending,
    ),
    failed: failed.length > 0,
    retry: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

/** The picture of the cabinet for the open drawers; the closed picture if that variant fails to load. */
function useCabinetPicture(path: string | null, open: Record<Side, boolean>, mobile: boolean, late: boolean) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<'loaded' | 'lost' | null>(null);
  const wanted = path === null ? null : cabinetPicture(path, open, mobile);
  const src = wanted !== null && missing.includes(wanted) ? path : wanted;
  return {
    src,
    // The room works without a picture: the layout is known, and the pieces render on a plain background.
    shown: outcome !== null || late,
    plain: outcome !== 'loaded',
    lost: outcome === 'lost',
    onLoad: () => setOutcome('loaded'),
    onError: () => (src === path || src === null ? setOutcome('lost') : setMissing([...missing, src])),
  };
}

/** A player's cabinet: plaque, trophies, badges, and two drawers. */
export function Cabinet({ player, layer }: CabinetProps) {
  const { formatDay } = useDates();
  const mobile = useMobile();
  const late = useLate();
  const room = useRoom(player.id, late);
  const [open, setOpen] = useState<Record<Side, boolean>>({ left: false, right: false });
  const [lockedSide, setLockedSide] = useState<Side | null>(null);
  const picture = useCabinetPicture(room.picture, open, mobile, late);
  const layout: CabinetLayout = mobile ? MOBILE : DESKTOP;
  const trophies = onShelves(
    markNamesakes(room.trophies.map((trophy) => trophyPiece(trophy, formatDay))),
    layout.trophyShelves.length,
  );
  const badges = onShelves(
    markNamesakes(room.achievements.map((badge) => badgePiece(badge, nameInWords(player)))),
    layout.badgeShelves.length,
    true,
  );
  const trophyShelves = layout.trophyShelves.map((box, row) => {
    const things = trophies[row] ?? [];
    const perRow = trophiesPerRow(row);
    if (mobile) return { things, box, slot: phoneSlot(things, perRow), perRow };
    return { things, box, slot: ofShelf(trophySlot(room.trophies.length), box) };
  });
  const badgeShelves = layout.badgeShelves.map((box, row) => {
    const things = badges[row] ?? [];
    if (mobile) return { things, box, slot: phoneSlot(things, BADGES_PER_ROW), perRow: BADGES_PER_ROW };
    return { things, box, slot: ofShelf(BADGE_SLOT, box) };
  });
  const kinds = [
    { kind: 'trophies', shape: TROPHY, shelves: trophyShelves, ...arrange(trophyShelves, layout.ratio, TROPHY) },
    { kind: 'badges', shape: BADGE, shelves: badgeShelves, ...arrange(badgeShelves, layout.ratio, BADGE) },
  ];
  const drawers = inDrawers(markNamesakes(room.items.map(itemPiece)));
  const toggleDrawer = (side: Side) => {
    if (room.hasKey) setOpen({ ...open, [side]: !open[side] });
    else setLockedSide(side);
  };
  const closeDrawers = useEffectEvent((event: KeyboardEvent) => {
    const last = SIDES.findLast((side) => open[side]);
    // Escape closes an open card first, and the room last.
    if (event.key !== 'Escape' || !last || layer.current?.querySelector('[data-popup-open]')) return;
    event.preventDefault();
    const isInside = document.activeElement?.closest('[data-items]');
    flushSync(() => setOpen({ left: false, right: false }));
    if (isInside) layer.current?.querySelector<HTMLElement>(`[data-drawer="${last}"]`)?.focus();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeDrawers(event);
    // In the capture phase: the player field stops the event.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  const closeOverlay = () => {
    const drawer = lockedSide && layer.current?.querySelector<HTMLElement>(`[data-drawer="${lockedSide}"]`);
    // Synchronous: an inert drawer takes no focus.
    flushSync(() => setLockedSide(null));
    drawer?.focus();
  };

  return (
    <Frame mobile={mobile} busy={room.loading || !picture.shown}>
      {picture.plain && <Carcass layout={layout} />}
      {picture.src && (
        <img
          src={picture.src}
          alt=""
          hidden={picture.lost}
          className={styles.picture}
          onLoad={picture.onLoad}
          onError={picture.onError}
        />
      )}
      {!picture.shown && <Unlocking layout={layout}>Unlocking the cabinet…</Unlocking>}
      {picture.shown && (
        // Content below the overlay is inert while the overlay is open.
        <div className={styles.pieces} inert={lockedSide !== null}>
          <h2 className={styles.plaque} style={boxStyle(layout.plaque)}>
            {plaqueName(player)}
          </h2>
          {kinds.map(({ kind, shape, shelves, standings, scale }) =>
            shelves.map(({ things, box }, row) => {
              const standing = standings[row];
              return (
                standing && (
                  <Shelf
                    key={`${kind}-${row}`}
                    label={SHELF_NAMES[kind]?.[row] ?? kind}
                    pieces={things}
                    box={box}
                    standing={standing}
                    shape={shape}
                    scale={scale}
                    layer={layer}
                  />
                )
              );
            }),
          )}
          {SIDES.map((side) => (
            <Fragment key={side}>
              <button
                type="button"
                className={styles.drawer}
                style={boxStyle(open[side] ? layout.drawers[side].front : layout.drawers[side].closed)}
                aria-label={DRAWER_NAMES[side]}
                aria-expanded={open[side]}
                data-drawer={side}
                data-locked={side === lockedSide || undefined}
                data-event={`drawer-open-${player.id}`}
                onClick={() => toggleDrawer(side)}
              />
              {open[side] && (
                <DrawerItems
                  label={`Items in the ${side} drawer`}
                  items={drawers[side]}
                  felt={layout.drawers[side].felt}
                  ratio={layout.ratio}
                  layer={layer}
                />
              )}
            </Fragment>
          ))}
          {!room.loading && !room.failed && room.trophies.length + room.achievements.length === 0 && (
            <p className={styles.bare} style={boxStyle(layout.trophyShelves[0] ?? layout.plaque)}>
              <Trophy aria-hidden className={styles.none} />
              The shelves are still bare. Give it a season.
            </p>
          )}
          {room.failed && (
            <div className={styles.failed}>
              <Failure onRetry={room.retry}>Some of this room isn’t available right now.</Failure>
            </div>
          )}
        </div>
      )}
      {lockedSide && (
        <Inside layout={layout}>
          <LockedOverlay playerName={nameInWords(player)} onClose={closeOverlay} />
        </Inside>
      )}
    </Frame>
  );
}
