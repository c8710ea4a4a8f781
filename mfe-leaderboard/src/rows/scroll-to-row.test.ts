import { PAGE_MARKS } from '@golf/shared/platform/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToRow } from './scroll-to-row.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A row that is there from some look on. */
function rowFrom(look: number) {
  const row = document.createElement('div');
  row.scrollIntoView = vi.fn();
  const find = vi.fn(() => (find.mock.calls.length >= look ? row : null));
  return { find, row };
}

test('a row that is not there yet is looked for every 100 ms, and brought into view once', () => {
  const { find, row } = rowFrom(5);
  scrollToRow(find, 'center');
  vi.advanceTimersByTime(399);
  expect(row.scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(row.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  vi.advanceTimersByTime(10_000);
  expect(find).toHaveBeenCalledTimes(5);
});

test('a row below the first screen has a place by the time at which it is brought into view', () => {
  const root = document.documentElement;
  root.setAttribute(PAGE_MARKS.firstScreen, '');
  const { find, row } = rowFrom(1);
  row.scrollIntoView = vi.fn(() => expect(root.hasAttribute(PAGE_MARKS.firstScreen)).toBe(false));
  scrollToRow(find, 'center');
  vi.advanceTimersByTime(0);
  expect(row.scrollIntoView).toHaveBeenCalledOnce();
});

test('a row that never comes is given up after 30 looks', () => {
  const { find } = rowFrom(Infinity);
  scrollToRow(find, 'start');
  vi.advanceTimersByTime(60_000);
  expect(find).toHaveBeenCalledTimes(30);
});

test('looking can be called off', () => {
  const { find } = rowFrom(Infinity);
  scrollToRow(find, 'start')();
  vi.advanceTimersByTime(1000);
  expect(find).not.toHaveBeenCalled();
});
