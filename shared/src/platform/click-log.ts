import type { Click } from '../api/click-log.ts';
import { isRemembered } from './early-click.ts';

type IdField = 'playerId' | 'scoreId' | 'trophyId' | 'badgeId' | 'itemId';

/** Field of the log entry for the id of a marker "prefix-id" (product-spec.md section 7). */
const ID_FIELD: Readonly<Record<string, IdField>> = {
  'expand-player': 'playerId',
  'notification-player': 'playerId',
  'trophy-dropdown': 'playerId',
  'trophy-room': 'playerId',
  'drawer-open': 'playerId',
  'channel-link': 'playerId',
  'channel-popup': 'playerId',
  'video-link': 'scoreId',
  'article-video': 'scoreId',
  'trophy-click': 'trophyId',
  'badge-click': 'badgeId',
  'item-click': 'itemId',
};

/** Time on a page before the visit is logged, in milliseconds. */
export const VISIT_DELAY = 2000;

/** Log entry of a click on an element marked `data-event="marker"`. */
export function clickOf(marker: string, now: Date): Click {
  const empty = { playerId: null, scoreId: null, trophyId: null, badgeId: null, itemId: null };
  const base = { trackId: marker, timestamp: now.toISOString(), ...empty };
  const [, prefix = '', id] = /^(.+)-(\d+)$/.exec(marker) ?? [];
  const field = ID_FIELD[prefix];
  return field ? { ...base, trackId: prefix, [field]: Number(id) } : base;
}

/** Log entry of a visited path: "visit-leaderboard" for the root, "visit-articles-my-slug" below. */
export function visitOf(pathname: string, now: Date): Click {
  const path = pathname.replace(/\/+$/, '').replaceAll('/', '-') || '-leaderboard';
  return { trackId: `visit${path}`, timestamp: now.toISOString(), playerId: null, scoreId: null };
}

/** Sends an entry, even while the page unloads. The response and failures are ignored. */
export function logClick(click: Click): void {
  void fetch('/api/log-click', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(click),
    keepalive: true,
  }).catch(() => {});
}

/**
 * Logs each click on a marked element below `root`. A click before hydration is logged when it is replayed.
 * @returns a function that stops the logging
 */
export function listenForClicks(root: Document): () => void {
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || isRemembered(event.target)) return;
    const marker = event.target.closest('[data-event]')?.getAttribute('data-event');
    if (marker) logClick(clickOf(marker, new Date()));
  };
  root.addEventListener('click', onClick, { capture: true });
  return () => root.removeEventListener('click', onClick, { capture: true });
}

/** Logs a visit after VISIT_DELAY. @returns a function that cancels it */
export function scheduleVisit(pathname: string): () => void {
  const timer = setTimeout(() => logClick(visitOf(pathname, new Date())), VISIT_DELAY);
  return () => clearTimeout(timer);
}
