import { type APIRequestContext } from '@playwright/test';
import { readHealth } from '@golf/release-store';
import { BROKEN } from '../../support/handmade.ts';
import { runOwnSite, type OwnSite } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

/* Canaries on a separate site. Each visitor has a distinct address, as behind a proxy. */

const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}` });
const TRIED = '7.0.2-canary';

async function versionFor(request: APIRequestContext, own: OwnSite, bucket: number): Promise<string> {
  const html = await (
    await request.get(`${own.address}/privacy`, { headers: { cookie: `trial-bucket=${bucket}` } })
  ).text();
  return /"mfe-courses":\{"version":"([^"]+)"/.exec(html)?.[1] ?? '';
}

/** A bucket with the trial version, and one without. */
async function bucketsOf(request: APIRequestContext, own: OwnSite): Promise<{ tried: number; live: number }> {
  await expect
    .poll(async () => (await request.get(`${own.address}/privacy`)).headers()['cache-control'])
    .toContain('private');
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const versions = await Promise.all(buckets.map((bucket) => versionFor(request, own, bucket)));
  expect(versions.filter((version) => version === TRIED)).toHaveLength(1);
  const tried = versions.indexOf(TRIED);
  return { tried, live: (tried + 50) % 100 };
}

/** Number of simulated visitors at the same time. */
const AT_ONCE = 10;

/** Visitors who open a page, press something, and leave. */
async function visit(own: OwnSite, bucket: number, visitors: number, first: number): Promise<void> {
  const went = { paint: 900, answer: 40, clicks: 1, deadClicks: 0 };
  const bucketCookie = `trial-bucket=${bucket}`;
  const visitOnce = async (visitor: number) => {
    const shown = await fetch(`${own.address}/privacy`, { headers: { ...from(visitor), cookie: bucketCookie } });
    await shown.arrayBuffer();
    const token = /trial-page=[^;]+/.exec(shown.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const headers = { ...from(visitor), cookie: `${bucketCookie}; ${token}`, 'content-type': 'application/json' };
    const told = await fetch(`${own.address}/page-measures`, { method: 'POST', headers, body: JSON.stringify(went) });
    expect(told.status).toBe(204);
  };
  for (let done = 0; done < visitors; done += AT_ONCE) {
    const count = Math.min(AT_ONCE, visitors - done);
    await Promise.all(Array.from({ length: count }, (_, index) => visitOnce(first + done + index)));
  }
}

/** @promise Releases: A canary continues while … */
test('a canary that fails in browsers is rolled back, with the reason in --status', async ({ browser, request }) => {
  const own = await runOwnSite({ TRUST_PROXY: 'loopback' });
  try {
    await own.store.publishCourses(TRIED, BROKEN);
    const said = await own.store.release(`mfe-courses@${TRIED}`, '--canary', '--minutes', '0', '--skip-smoke');
    expect(said.text).toContain('on trial for 1 % of the visitors, and goes on by itself');
    const { tried, live } = await bucketsOf(request, own);
    await visit(own, live, 60, 1);
    await expect
      .poll(async () => (await own.store.release('--status')).text)
      .toMatch(/canary: step 1 of 3, too few visitors to tell: it takes \d+ more pages for failures/);

    const isBack = () => own.log.some((line) => line.includes(`mfe-courses ${TRIED} was rolled back`));
    for (let visitor = 1001; visitor <= 1030 && !isBack(); visitor += 1) {
      const context = await browser.newContext({ baseURL: own.address, extraHTTPHeaders: from(visitor) });
      await context.addCookies([{ name: 'trial-bucket', value: String(tried), url: own.address }]);
      const page = await context.newPage();
      const counted = page.waitForResponse('**/slot-failures');
      await page.goto('/courses');
      expect((await counted).status()).toBe(204);
      await context.close();
    }
    await expect
      .poll(async () => (await own.store.release('--status')).text)
      .toMatch(
        new RegExp(
          `${TRIED}  rolled back on .*: it failed on \\d+ of \\d+ pages of its trial, and the live release on 0 of`,
        ),
      );
    await expect.poll(() => versionFor(request, own, tried)).not.toBe(TRIED);
  } finally {
    await own.stop();
  }
});

/** @promise Releases: A canary continues while … */
test("a good canary reaches more visitors, judged by the browsers' reports", async ({ browser, request }) => {
  // 730 simulated visitors.
  test.slow();
  const own = await runOwnSite({ TRUST_PROXY: 'loopback' });
  try {
    await own.store.copyRelease('mfe-courses', TRIED);
    await own.store.release(`mfe-courses@${TRIED}`, '--canary', '--minutes', '0', '--skip-smoke');
    const { tried, live } = await bucketsOf(request, own);

    const context = await browser.newContext({ baseURL: own.address, extraHTTPHeaders: from(1) });
    await context.addCookies([{ name: 'trial-bucket', value: String(tried), url: own.address }]);
    const page = await context.newPage();
    await page.goto('/courses');
    await page.waitForFunction(() => performance.getEntriesByName('golf:measuring').length > 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.goto('about:blank');
    const counted = () => readHealth(own.store.folder)('mfe-courses', TRIED).trial?.trial;
    await expect.poll(counted).toMatchObject({ painted: 1, clicked: 1, deadClick: 0 });
    await context.close();

    await visit(own, live, 500, 2000);
    await visit(own, tried, 230, 1000);
    await expect
      .poll(() => own.log.join('\n'))
      .toContain(`mfe-courses ${TRIED} is for 10 % of the visitors now: step 1 of 3, as good as the live release.`);
    expect((await own.store.release('--status')).text).toMatch(new RegExp(`${TRIED}  on trial for 10 %`));
  } finally {
    await own.stop();
  }
});
