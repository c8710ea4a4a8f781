import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { totalShotsResource } from '../api/total-shots.ts';
import { expectConsole } from '../testing/setup.ts';
import { QueryPart } from '../ui/QueryPart.tsx';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The API's answers to the next calls. */
function answerWith(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => {
    const [next] = answers;
    if (answers.length > 1) answers.shift();
    return next?.() ?? Response.error();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const busy = () => new Response('', { status: 503 });
const shots = () => new Response('{"totalScore": 7351}');

function Shots() {
  const query = useQuery(totalShotsResource);
  return (
    <QueryPart query={query} failure="The total isn’t available right now." loading="Loading">
      {({ totalScore }) => totalScore}
    </QueryPart>
  );
}

/** Advances the clock and waits for the results: schemas are imported with the first answer. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });

async function show() {
  const shown = render(
    <QueryClientProvider client={createQueryClient()}>
      <Shots />
    </QueryClientProvider>,
  );
  await pass(1000);
  return shown;
}

/**
 * @promise In the browser: A missing or broken API answer is requested until it arrives, with the failure in view
 * meanwhile
 */
test('a call that failed is made again by itself, and says that it failed until it is answered', async () => {
  // The first call, its retry and two more.
  answerWith(busy, busy, busy, busy, shots);
  await show();
  expectConsole('error', /the server answered 503$/);
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => seen.add(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  screen.getByText('The total isn’t available right now.');
  await pass(20_000);
  expect(document.body.textContent).toBe('7351');
  watch.disconnect();
  expect([...seen]).toEqual(['7351']);
});

test('an aborted answer is fetched again', async () => {
  answerWith(
    () => new Response('{"totalSc'),
    () => new Response('{"totalSc'),
    shots,
  );
  await show();
  expectConsole('error', /cannot be read/);
  await pass(5000);
  expect(document.body.textContent).toBe('7351');
});

test('refused calls are not retried', async () => {
  const fetch = answerWith(() => new Response('{}', { status: 404 }));
  await show();
  expectConsole('error', /the server answered 404$/);
  await pass(200_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('nobody asks again for a part that has left the page', async () => {
  const fetch = answerWith(busy);
  const { unmount } = await show();
  expectConsole('error', /the server answered 503$/);
  const before = fetch.mock.calls.length;
  unmount();
  await pass(200_000);
  expect(fetch).toHaveBeenCalledTimes(before);
});
