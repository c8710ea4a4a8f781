import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Totals } from './Totals.tsx';

beforeEach(() => stubApi({ '/api/total-shots': { totalScore: 90_896 }, '/api/players': [] }));
afterEach(() => vi.unstubAllGlobals());

/** The counter once it has left the total, to count up to it. */
async function showCounting() {
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <Totals />
    </Platform>,
  );
  const counter = await screen.findByRole('img', { name: '90896 golf shots tracked' });
  /** Of each flap the upper half, which has the new digit at once. */
  const shown = () => [...counter.children].map((flap) => flap.firstElementChild?.textContent).join('');
  await waitFor(() => expect(shown()).not.toBe('90896'));
  return { counter, shown };
}

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
