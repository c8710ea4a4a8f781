import { PAGE_MARKS } from '@golf/shared/platform/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReveal } from './reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function rowOf(playerId: number) {
  const row = document.createElement('tr');
  row.dataset['row'] = String(playerId);
  row.scrollIntoView = vi.fn();
  return row;
}

test('a row that opens later is brought into view once', () => {
  const reveal = createReveal();
  const row = rowOf(14);
  const onShown = vi.fn();
  reveal.ask(14, 'center', onShown);
  vi.advanceTimersByTime(400);
  reveal.row(row);
  vi.runAllTimers();
  reveal.row(row);
  vi.runAllTimers();
  expect(row.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  expect(onShown).toHaveBeenCalledExactlyOnceWith(row);
});

test('an open row scrolls into view for each new target', () => {
  const reveal = createReveal();
  const row = rowOf(14);
  reveal.row(row);
  for (const times of [1, 2]) {
    reveal.ask(14, 'start');
    vi.runAllTimers();
    expect(row.scrollIntoView).toHaveBeenCalledTimes(times);
  }
});

test('another row is left where it is', () => {
  const reveal = createReveal();
  const row = rowOf(8);
  reveal.ask(14, 'start');
  reveal.row(row);
  vi.runAllTimers();
  expect(row.scrollIntoView).not.toHaveBeenCalled();
});

test('a row below the first screen has a place by the time at which it is brought into view', () => {
  const root = document.documentElement;
  root.setAttribute(PAGE_MARKS.firstScreen, '');
  const reveal = createReveal();
  const row = rowOf(14);
  row.scrollIntoView = vi.fn(() => expect(root.hasAttribute(PAGE_MARKS.firstScreen)).toBe(false));
  reveal.row(row);
  reveal.ask(14, 'center');
  vi.runAllTimers();
  expect(row.scrollIntoView).toHaveBeenCalledOnce();
});

test.each([
  ['takes three seconds', 3001],
  ['is called off', 0],
])('a row that %s is not scrolled to', (_why, wait) => {
  const reveal = createReveal();
  const row = rowOf(14);
  reveal.ask(14, 'start');
  vi.advanceTimersByTime(wait);
  reveal.row(row);
  if (wait === 0) reveal.stop();
  vi.runAllTimers();
  expect(row.scrollIntoView).not.toHaveBeenCalled();
});
