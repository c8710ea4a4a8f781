import type { Player } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { followedPreference, usePreference } from '@golf/shared/platform';
import { Button, PlayerFace, VisuallyHidden } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useRef } from 'react';
import { Movement } from '../rows/Movement.tsx';
import type { Table } from '../view/table.ts';
import { foldedPreference } from './folded.ts';
import { readOffer } from './offer.ts';
import { ShareYours } from './ShareYours.tsx';
import type { Offer } from './use-offer.ts';
import styles from './Yours.module.css';

export interface YoursProps {
  table: Table;
  offer: Offer | null;
  onOpen: (playerId: number) => void;
  /** Moves the focus elsewhere, because "Yours" unmounts with it. */
  onLeave: () => void;
}

/** Id of the strip. */
const STRIP = 'yours';

/** A followed player. A press opens the row. */
function Card({ entry, moved, onOpen }: { entry: Ranked<Player>; moved: number | undefined; onOpen: () => void }) {
  const { player, position, tied } = entry;
  return (
    <button type="button" className={styles.card} data-event={`yours-${player.id}`} onClick={onOpen}>
      <PlayerFace src={player.profile} size={40} isLegend={player.badge_id !== null} />
      <span className={styles.words}>
        <span className={styles.name}>{player.name}</span>
        <span className={styles.figures}>
          {position !== null && (
            <span>
              <VisuallyHidden>, position </VisuallyHidden>
              {formatPosition(position, tied)}
            </span>
          )}
          <VisuallyHidden>, handicap {speakHandicap(player.handicap)}</VisuallyHidden>
          <span aria-hidden className={styles.handicap}>
            {formatHandicap(player.handicap)}
          </span>
          {moved !== undefined && <Movement moved={moved} />}
        </span>
      </span>
    </button>
  );
}

/** The followed players above the table, best first, and an offer to follow those of the address. */
export default function Yours({ table: { ranked, complete, moved }, offer, onOpen, onLeave }: YoursProps) {
  const followed = usePreference(followedPreference);
  const folded = usePreference(foldedPreference);
  const known = useMemo(
    () => new Map(ranked.flatMap((entry) => (entry.player.live ? [[entry.player.id, entry]] : []))),
    [ranked],
  );
  const offered = offer && readOffer(offer.ids, followed, (id) => known.has(id));
  const shown = offer?.ids.some((id) => known.has(id)) ? offer.ids : followed;
  const entries = useMemo(() => {
    const ids = new Set(shown);
    return [...known.values()].filter(({ player }) => ids.has(player.id));
  }, [known, shown]);
  const missing = shown === followed ? followed.length - entries.length : 0;
  const section = useRef<HTMLElement>(null);
  /** Follows other players, or the same ones, and moves the focus from a button that unmounts. */
  const settle = (ids: readonly number[]) => {
    if (ids.length > 0) section.current?.focus({ preventScroll: true });
    else onLeave();
    if (ids !== followed) followedPreference.set(ids);
    offer?.close();
  };
  const isOpen = offered !== null || !folded;
  return (
    <section ref={section} tabIndex={-1} aria-label="Yours" className={styles.section}>
      <div className={styles.head}>
        {offered ? (
          <>
            <p role="status" className={styles.offer}>
              {complete ? offered.words : 'Loading the players on this list…'}
            </p>
            {complete && offered.added.length > 0 && (
              <Button data-event="follow-list" onClick={() => settle([...followed, ...offered.added])}>
                Follow {offered.added.length}
              </Button>
            )}
            <Button onClick={() => settle(followed)}>{offered.added.length > 0 ? 'Not now' : 'OK'}</Button>
          </>
        ) : (
          <>
            <h2 className={styles.title}>
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                aria-controls={isOpen ? STRIP : undefined}
                data-event="fold-yours"
                onClick={() => foldedPreference.set(!folded)}
              >
                Yours <span className={styles.count}>{followed.length}</span>
                <ChevronDown aria-hidden size={18} />
              </button>
            </h2>
            <ShareYours ids={followed} />
          </>
        )}
      </div>
      {isOpen && (
        <ul id={STRIP} className={styles.strip}>
          {entries.map((entry) => (
            <li key={entry.player.id}>
              <Card entry={entry} moved={moved.get(entry.player.id)} onOpen={() => onOpen(entry.player.id)} />
            </li>
          ))}
          {missing > 0 && (
            <li className={styles.missing}>
              {complete ? (
                <>
                  {missing === 1 ? '1 of yours isn’t' : `${missing} of yours aren’t`} on the leaderboard any more.{' '}
                  <Button kind="link" onClick={() => settle(followed.filter((id) => known.has(id)))}>
                    Unfollow
                  </Button>
                </>
              ) : (
                'Loading the others…'
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
