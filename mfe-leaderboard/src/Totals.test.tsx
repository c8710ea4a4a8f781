import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Totals } from './Totals.tsx';

beforeEach(() => stubApi({ '/api/total-shots': { totalScore: 90_896 }, '/api/players': [] }));
afterEach(() => vi.unstubAllGlobals());

async function show() {
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <Totals />
    </Platform>,
  );
  const counter = await screen.findByRole('img', { name: '90896 golf shots tracked' });
  /** Upper half of each flap, which shows the new digit at once. */
  const shown = () => [...counter.children].map((flap) => flap.firstElementChild?.textContent).join('');
  return { counter, shown };
}

/** The counter once it counts up to the total. */
async function showCounting() {
  const { counter, shown } = await show();
  await waitFor(() => expect(shown()).not.toBe('90896'));
  return { counter, shown };
}

/** A browser with idle callbacks. */
function stubIdleCallbacks() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  /** Waits for a pending idle callback, and runs it. */
  return async () => {
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => asked.shift()?.());
  };
}

test('it counts only while the browser has nothing else to do, such as to open a row', async () => {
  const idle = stubIdleCallbacks();
  const { shown } = await show();
  expect(shown()).toBe('90896');
  await idle();
  const first = Number(shown());
  expect(first).toBeLessThan(90_896);
  await idle();
  expect(Number(shown())).toBe(first + 1);
});

test('Escape ends the counting at the total', async () => {
  const { shown } = await showCounting();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe('90896');
});

test('a press on the counter ends it at the total', async () => {
  const { counter, shown } = await showCounting();
  fireEvent.pointerDown(counter);
  expect(shown()).toBe('90896');
});
