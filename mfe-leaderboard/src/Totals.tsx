import { boardResource, playersResource, totalShotsResource } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import styles from './Totals.module.css';
import { channelTotal, flapsOf, startOf, tickAfter } from './totals/counter.ts';
import { Flap } from './totals/Flap.tsx';
import { channelsOf } from './view/filters.ts';

/** Runs a step once the browser has nothing else to do. @returns a function that takes it back */
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
 * The number shown: the total at first, then from below it up; it stays where motion is not wanted. Escape, or a press
 * on the counter, ends it at the total.
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
      // An idle moment that came late does not put the next one off, nor do several follow at once after a pause.
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

/** Before there is a number. */
const BLANK = ['', '', '', '', ''];

/** How much the site has seen: every golf shot of every tracked round, the players and their channels. */
export function Totals() {
  const { data: players } = useQuery(playersResource);
  const { data: board } = useQuery({ ...boardResource, enabled: false });
  const { data: shots, isError } = useQuery(totalShotsResource);
  const total = shots?.totalScore;
  const counter = useRef<HTMLParagraphElement>(null);
  const { count, tick } = useCount(total, counter);
  const flaps = count === undefined ? BLANK : flapsOf(count);
  const all = players?.length ?? board?.players ?? 0;
  // Once, and not at each step of the counter: there may be 10,000 players.
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
      {/* Read once, as what it counts up to; until that is known there is nothing to read. */}
      <p
        ref={counter}
        className={styles.flaps}
        {...(shots ? { role: 'img', 'aria-label': `${total} golf shots tracked` } : { 'aria-hidden': true })}
      >
        {flaps.map((digit, place) => (
          // Counted from the right, a flap stays the same place of the number.
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
