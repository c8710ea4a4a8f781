import { expect, test } from 'vitest';
import { serverTiming } from './server-timing.ts';

const SEARCH = {
  'mfe-leaderboard/Search': 12.3,
  'mfe-courses/Search': 4,
  'mfe-articles/Search': 123.4,
  'mfe-trophy-room/Search': 0.5,
  'mfe-calculator/Search': 0.1,
};

test('a page that was rendered for this request says how long each slot took', () => {
  const page = { times: { 'mfe-courses/Courses': 1.2, 'mfe-leaderboard/Players': 3 }, madeAt: 1000 };
  expect(serverTiming(page, 1000)).toBe('leaderboard.Players;dur=3, courses.Courses;dur=1.2');
});

test('a kept page has its age instead of times that are not of this request', () => {
  expect(serverTiming({ times: SEARCH, madeAt: 1000 }, 3500)).toBe('kept;dur=2500');
});

test('a page that is left to the browser says so', () => {
  expect(serverTiming({ times: {}, madeAt: 1000 }, 1000)).toBe('browser');
});

test('the header has at most 120 bytes: the slowest slots, after what is there already', () => {
  const value = serverTiming({ times: SEARCH, madeAt: 1000 }, 1000, ['counted']);
  expect(`server-timing: ${value}`.length).toBeLessThanOrEqual(120);
  expect(value).toMatch(/^counted, articles\.Search;dur=123\.4, leaderboard\.Search;dur=12\.3, /);
});
