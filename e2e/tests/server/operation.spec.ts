import type { APIRequestContext } from '@playwright/test';
import { ON_CHANGE } from '../../support/on-change.ts';
import { runOwnSite } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

/* Operation: logs and metrics. */

/** Metrics of a site, by name with labels. */
async function metricsOf(request: APIRequestContext, log: readonly string[]): Promise<Map<string, number>> {
  const [, address = ''] = /Metrics are at (\S+\/metrics)/.exec(log.join('\n')) ?? [];
  const text = await (await request.get(`http://${address}`)).text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/**
 * @promise In operation: A page's violations of its policy are reported and counted, and strangers cannot fill the
 * memory with reports
 */
test('what a page does against its policy is reported to the server', async ({ page, request }) => {
  const own = await runOwnSite({ METRICS_PORT: '0' });
  try {
    await page.goto(`${own.address}/courses`);
    const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      new Image().src = 'https://spy.test/pixel.png?of=me';
    });
    await blocked;
    await expect
      .poll(async () => [...(await metricsOf(request, own.log)).keys()].filter((name) => name.includes('violations')))
      .toEqual([expect.stringMatching(/^golf_csp_violations_total\{directive="img-src",edition="[\da-f]{8}"\}$/)]);
    const line = own.log.find((said) => said.includes('Content-Security-Policy'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      blocked: 'https://spy.test/pixel.png',
      page: `${own.address}/courses`,
      releases: expect.stringContaining(`mfe-courses@${await own.store.liveVersion('mfe-courses')}`),
    });
  } finally {
    await own.stop();
  }
});

/** @promise In operation: Prometheus metrics report live releases, requests, renders and failures */
test('the metrics report releases, requests, renders and failures', ON_CHANGE, async ({ request }) => {
  const own = await runOwnSite({ METRICS_PORT: '0' });
  try {
    const metrics = () => metricsOf(request, own.log);
    const count = async (name: string) => (await metrics()).get(name) ?? 0;
    const version = await own.store.liveVersion('mfe-courses');
    expect(await count(`golf_release{app="mfe-courses",version="${version}",role="live"}`)).toBe(1);

    let asked = 0;
    await expect
      .poll(async () => {
        asked += 1;
        await request.get(`${own.address}/privacy`);
        return count('golf_pages_total{found="fresh"}');
      })
      .toBe(1);
    expect(await count('golf_pages_total{found="missing"}')).toBeGreaterThanOrEqual(1);
    expect(await count('golf_requests_total{route="/*",status="200"}')).toBe(asked);
    expect(await count('golf_render_duration_seconds_count{by="server"}')).toBeGreaterThanOrEqual(1);
    await expect.poll(() => count('golf_render_queue')).toBe(0);

    const failure = { app: 'mfe-courses', version, kind: 'load' };
    await request.post(`${own.address}/slot-failures`, { data: failure });
    expect(await count(`golf_slot_failures_total{app="mfe-courses",version="${version}",kind="load"}`)).toBe(1);

    await own.store.publishCourses('7.0.2-other', { entry: '', server: 'export default () => null;' });
    await own.store.release('mfe-courses@7.0.2-other', '--share', '10', '--skip-smoke');
    await expect.poll(() => count('golf_changes_total{what="releases"}')).toBe(1);
    expect(await count('golf_release{app="mfe-courses",version="7.0.2-other",role="trial"}')).toBe(1);
    expect((await request.get(`${own.address}/metrics`)).status()).toBe(404);
  } finally {
    await own.stop();
  }
});
