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
  /** Of each flap the upper half, which has the new digit at once. */
  const shown = () => [...counter.children].map((flap) => flap.firstElementChild?.textContent).join('');
  return { counter, shown };
}

/** The counter once it has left the total, to count up to it. */
async function showCounting() {
  const { counter, shown } = await show();
  await waitFor(() => expect(shown()).not.toBe('90896'));
  return { counter, shown };
}

/** A browser that says when it has nothing else to do. */
function stubIdleCallbacks() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  /** Waits until somebody asks for an idle moment, and has one. */
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
