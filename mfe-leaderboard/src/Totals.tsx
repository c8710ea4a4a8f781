import { playersResource, totalShotsResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from './Totals.module.css';
import { channelTotal, flapsOf, startOf, tickAfter } from './totals/counter.ts';
import { Flap } from './totals/Flap.tsx';
import { channelsOf } from './view/filters.ts';

/** The number shown: the total at first, then from below it up; it stays where motion is not wanted. */
function useCount(total: number | undefined): { count: number | undefined; tick: number } {
  const [count, setCount] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (total === undefined || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    let shown = startOf(total, Math.random());
    let timer = setTimeout(function step() {
      setCount(shown);
      if (shown >= total) return;
      timer = setTimeout(step, tickAfter(total - shown));
      shown += 1;
    }, 0);
    return () => clearTimeout(timer);
  }, [total]);
  const shown = total === undefined || count === undefined || count > total ? total : count;
  return { count: shown, tick: total === undefined || shown === undefined ? 0 : tickAfter(total - shown) };
}

/** How much the site has seen: every golf shot of every tracked round, the players and their channels. */
export function Totals() {
  const { data: players } = useQuery(playersResource);
  const { data: shots, isError } = useQuery(totalShotsResource);
  const total = shots?.totalScore;
  const { count, tick } = useCount(total);
  const unknown = isError && !shots ? '–' : '';
  const flaps = count === undefined ? [unknown, unknown, unknown, unknown] : flapsOf(count);
  const channels = channelTotal((players ?? []).flatMap((player) => channelsOf(player).map(({ name }) => name)));
  return (
    <div className={styles.totals}>
      {/* Read once, as what it counts up to. */}
      <p
        className={styles.flaps}
        aria-label={shots ? `${total} golf shots tracked` : unknown && 'The count is not available right now'}
        role="img"
      >
        {flaps.map((digit, place) => (
          // Counted from the right, a flap stays the same place of the number.
          <Flap key={flaps.length - place} digit={digit} tick={tick} />
        ))}
      </p>
      <p className={styles.caption}>
        golf shots tracked
        {players && players.length > 0 && ` · ${players.length} players · ${channels} channels`}
      </p>
    </div>
  );
}
