import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import { listen, startApp } from '../testing/start-app.ts';

const CLICK = { trackId: 'visit', timestamp: '2026-02-03T04:05:06Z', playerId: null, scoreId: null };

test('closing finishes the request in flight, takes no new one, and writes the clicks that wait', async () => {
  const { app, answers, database } = await startApp();
  const finished = await (await createAnswers(database)).get('/api/player-rounds/1');
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<typeof finished>();
  vi.spyOn(answers, 'get').mockImplementationOnce(() => {
    started.resolve();
    return released.promise;
  });
  const origin = await listen(app);
  await fetch(`${origin}/api/log-click`, {
    method: 'POST',
    body: JSON.stringify(CLICK),
    headers: { 'content-type': 'application/json' },
  });
  const inFlight = fetch(`${origin}/api/player-rounds/1`);
  await started.promise;

  let closed = false;
  const closing = app.close().then(() => (closed = true));
  try {
    // An open connection gets `Connection: close`, a new one is refused.
    await vi.waitFor(async () =>
      expect(await fetch(`${origin}/healthz`).catch(() => ({ status: 503 }))).toMatchObject({ status: 503 }),
    );
    await setImmediate();
    expect(closed).toBe(false);
  } finally {
    released.resolve(finished);
  }
  const response = await inFlight;
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(9);
  await closing;
  expect(await database.selectFrom('click_log').select('track_id').execute()).toEqual([{ track_id: 'visit' }]);
});
