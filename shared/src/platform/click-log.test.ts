import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickOf, listenForClicks, scheduleVisit, VISIT_DELAY, visitOf } from './click-log.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const sent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent({ ...JSON.parse(body), keepalive });
    throw new TypeError('the network is down');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockClear();
  document.body.replaceChildren();
});

test.each([
  ['expand-player-14', 'expand-player', 'playerId'],
  ['notification-player-14', 'notification-player', 'playerId'],
  ['trophy-dropdown-14', 'trophy-dropdown', 'playerId'],
  ['trophy-room-14', 'trophy-room', 'playerId'],
  ['drawer-open-14', 'drawer-open', 'playerId'],
  ['channel-link-14', 'channel-link', 'playerId'],
  ['channel-popup-14', 'channel-popup', 'playerId'],
  ['video-link-14', 'video-link', 'scoreId'],
  ['article-video-14', 'article-video', 'scoreId'],
  ['trophy-click-14', 'trophy-click', 'trophyId'],
  ['badge-click-14', 'badge-click', 'badgeId'],
  ['item-click-14', 'item-click', 'itemId'],
])('the marker %s is logged as %s with its %s', (marker, trackId, field) => {
  expect(clickOf(marker, NOW)).toEqual({
    trackId,
    timestamp: '2026-11-15T12:00:00.000Z',
    playerId: null,
    scoreId: null,
    trophyId: null,
    badgeId: null,
    itemId: null,
    [field]: 14,
  });
});

test.each(['refresh', 'top-10', 'expand-player-x', 'expand-player'])(
  'any other marker (%s) is logged whole',
  (marker) => {
    expect(clickOf(marker, NOW)).toMatchObject({ trackId: marker, playerId: null });
  },
);

test.each([
  ['/', 'visit-leaderboard'],
  ['/courses', 'visit-courses'],
  ['/articles/a-slug/', 'visit-articles-a-slug'],
])('a visit of %s is logged as %s', (path, trackId) => {
  expect(visitOf(path, NOW)).toEqual({ trackId, timestamp: NOW.toISOString(), playerId: null, scoreId: null });
});

test('a visit is logged once the visitor has stayed for two seconds', () => {
  scheduleVisit('/courses');
  vi.advanceTimersByTime(VISIT_DELAY - 1);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trackId: 'visit-courses', keepalive: true }));
});

test('a visitor who goes on at once has not visited', () => {
  scheduleVisit('/courses')();
  vi.advanceTimersByTime(VISIT_DELAY);
  expect(sent).not.toHaveBeenCalled();
});

test('a click inside a marked element is logged, another is not', () => {
  document.body.innerHTML = '<button data-event="expand-player-3"><b>Ada</b></button><i>else</i>';
  const stop = listenForClicks(document);
  document.querySelector('b')?.click();
  document.querySelector('i')?.click();
  stop();
  document.querySelector('b')?.click();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trackId: 'expand-player', playerId: 3 }));
});
