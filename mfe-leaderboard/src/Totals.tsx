import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import styles from './Totals.module.css';
import { channelTotal, flapsOf, startOf, tickAfter } from './totals/counter.ts';
import { Flap } from './totals/Flap.tsx';
import { channelsOf } from './view/filters.ts';

/** Runs a step in the next idle period. @returns a function that cancels it */
function whenIdle(step: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(step);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(step);
  return () => cancelIdleCallback(request);
}

/**
 * The displayed number: first the total, then a count up to it from below. With reduced motion it stays at the total.
 * Escape or a press on the counter jumps to the total.
 */
function useCount(total: number | undefined, counter: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (total === undefined || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    let shown = startOf(total, Math.random());
    let due = performance.now();
    let cancel = whenIdle(function step() {
      setCount(shown);
      if (shown >= total) return;
      // A late idle callback neither delays the next step nor triggers several steps at once after a pause.
      const now = performance.now();
      due = Math.max(due + tickAfter(total - shown), now);
      const timer = setTimeout(() => (cancel = whenIdle(step)), due - now);
      cancel = () => clearTimeout(timer);
      shown += 1;
    });
    const end = () => {
      cancel();
      setCount(total);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const pressed = counter.current;
    addEventListener('keydown', onKeyDown);
    pressed?.addEventListener('pointerdown', end);
    return () => {
      cancel();
      removeEventListener('keydown', onKeyDown);
      pressed?.removeEventListener('pointerdown', end);
    };
  }, [total, counter]);
  const shown = total === undefined || count === undefined || count > total ? total : count;
  return { count: shown, tick: total === undefined || shown === undefined ? 0 : tickAfter(total - shown) };
}

/** Blank flaps until the number is known. */
const BLANK = ['', '', '', '', ''];

/** Totals of the site: golf shots of all tracked rounds, players, channels. */
export function Totals() {
  const { data: players } = useQuery(playersResource);
  const { data: board } = useQuery({ ...boardResource, enabled: false });
  const { data: shots, isError } = useQuery(totalShotsResource);
  const total = shots?.totalScore;
  const counter = useRef<HTMLParagraphElement>(null);
  const { count, tick } = useCount(total, counter);
  const flaps = count === undefined ? BLANK : flapsOf(count);
  const all = players?.length ?? board?.players ?? 0;
  // Memoised: a counter step must not iterate over up to 10,000 players.
  const named = useMemo(
    () => players && new Set(players.flatMap((player) => channelsOf(player).map(({ name }) => name))).size,
    [players],
  );
  const channels = channelTotal(named ?? board?.channels ?? 0);
  const seen = all > 0 && `${all} players · ${channels} channels`;
  if (isError && !shots)
    return (
      <div className={`${styles.totals} ${styles.lost}`}>
        <VisuallyHidden>The count isn’t available right now.</VisuallyHidden>
        {seen && <p className={styles.caption}>{seen}</p>}
      </div>
    );
  return (
    <div className={styles.totals}>
      {/* Screen readers get the final number once; until it is known, nothing. */}
      <p
        ref={counter}
        className={styles.flaps}
        {...(shots ? { role: 'img', 'aria-label': `${total} golf shots tracked` } : { 'aria-hidden': true })}
      >
        {flaps.map((digit, place) => (
          // Keys count from the right, so that a flap keeps its decimal place.
          <Flap key={flaps.length - place} digit={digit} tick={tick} />
        ))}
      </p>
      <p className={styles.caption}>
        golf shots tracked
        {seen && ` · ${seen}`}
      </p>
    </div>
  );
}
