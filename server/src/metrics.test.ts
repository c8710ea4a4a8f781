import { describe, expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './metrics-server.ts';
import { createMetrics } from './metrics.ts';
import { startApp } from './testing/start-app.ts';

describe('what the server counts', () => {
  test('is each request by its route and status, and nothing that a visitor makes up', async () => {
    const { app, metrics } = await startApp({ config: { metricsPort: 0 }, limits: { clicksPerMinute: 1 } });
    for (const url of ['/api/players', '/api/players?x=1', '/api/player-rounds/1', '/flags/de.svg', '/api/nothing/a']) {
      await app.inject(url);
    }
    await app.inject('/made/up');
    await app.inject({ method: 'DELETE', url: '/made/up/too' });
    for (let click = 0; click < 3; click += 1) await app.inject({ method: 'POST', url: '/api/log-click', payload: {} });
    const text = await metrics.registry.metrics();
    expect(text).toContain('golf_requests_total{route="/api/*",status="200"} 3\n');
    expect(text).toContain('golf_requests_total{route="/flags/*",status="200"} 1\n');
    expect(text).toContain('golf_requests_total{route="none",status="404"} 3\n');
    expect(text).toContain('golf_request_duration_seconds_count{route="/api/*"} 3\n');
    expect(text).toContain('golf_rate_limited_total{route="/api/log-click"} 2\n');
    expect(text).not.toMatch(/made\/up|nothing\/a|player-rounds/);
  });

  test('by request is nothing while nobody asks', async () => {
    const { app, metrics } = await startApp();
    await app.inject('/api/players');
    expect(await metrics.registry.metrics()).not.toMatch(/^golf_requests_total\{/m);
  });
});

describe('/metrics', () => {
  test("has a separate port, with Node's own metrics", async () => {
    const metrics = createMetrics();
    metrics.showReleases(() => [{ app: 'shell', version: '1.0.0-a', role: 'live' }]);
    const server = await serveMetrics(metrics, '127.0.0.1', 0);
    onTestFinished(() => server.close());
    const response = await fetch(server.address);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toContain('golf_release{app="shell",version="1.0.0-a",role="live"} 1\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect((await fetch(new URL('/', server.address))).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  });

  test('on a taken port is a sentence that names the variable', async () => {
    const first = await serveMetrics(createMetrics(), '127.0.0.1', 0);
    onTestFinished(() => first.close());
    const port = Number(new URL(first.address).port);
    await expect(serveMetrics(createMetrics(), '127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is taken: end the program that uses it, or choose another with METRICS_PORT=${port + 1}.`,
    );
  });
});
