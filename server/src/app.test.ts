import { expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics.ts';
import { gatherLog } from './testing/start-app.ts';

/** Above Fastify's default timeout of hooks, in milliseconds. */
const LONG = 60_000;

test('preparations before the first visitor have no time limit', async () => {
  const config = readConfig({ API_ORIGIN: 'http://127.0.0.1:9' });
  const app = buildApp({ config, database: null, answers: null, metrics: createMetrics(), ...gatherLog() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    app.addHook('onReady', () => new Promise((resolve) => setTimeout(resolve, LONG)));
    const ready = app.ready();
    await vi.advanceTimersByTimeAsync(LONG);
    await expect(ready).resolves.toBe(app);
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});
