import { ON_CHANGE } from '../../support/on-change.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '@golf/release-store';
import type { APIRequestContext } from '@playwright/test';
import { checkOut } from '../../support/checkout.ts';
import { BROKEN, WORKING } from '../../support/handmade.ts';
import { runOwnSite, test, type OwnSite } from '../../support/own-site.ts';
import { runCli } from '../../support/release-store.ts';
import { expect } from '../../support/test.ts';

/* Releases of one feature with a team's commands, on a site with visitors. */

const ENTRY = 'mfe-courses/src/exposed/Courses.ts';
/** Visible effect of a changed release. */
const mark = (name: string) =>
  `if (typeof document !== 'undefined') document.documentElement.dataset.courses = '${name}';`;

test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Version of the courses on a page. A stale page still has the previous one. */
async function versionOn(request: APIRequestContext, own: OwnSite, path: string, headers = {}): Promise<string> {
  const html = await (await request.get(own.address + path, { headers })).text();
  return /"mfe-courses":\{"version":"([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Version for a visitor of a bucket. */
const versionFor = (request: APIRequestContext, own: OwnSite, bucket: number) =>
  versionOn(request, own, '/privacy', { cookie: `trial-bucket=${bucket}` });

const versionIn = (text: string) => /mfe-courses (\S+) is (?:live|on trial|in the store)/.exec(text)?.[1] ?? '';

test(
  'the courses team releases twice from its own checkout, while a visitor is on the leaderboard',
  ON_CHANGE,
  async ({ own, site, page, request }) => {
    const checkout = await checkOut('mfe-courses');
    const env = { RELEASES_DIR: own.store.folder };
    try {
      await site.open('/');
      await expect(site.leaderboard).toBeVisible();
      const first = await own.store.liveVersion('mfe-courses');
      const others = await Promise.all(
        ['shell', 'mfe-leaderboard', 'mfe-articles'].map((app) => own.store.digests(app)),
      );

      await checkout.append(ENTRY, mark('second'));
      const second = await runCli(
        'release',
        ['mfe-courses', '-m', 'Every card has a flag of its own', '--over-budget'],
        env,
        checkout.folder,
      );
      expect(second.text).toMatch(/Trying it in a browser …/);
      // The checkout's packages are links, which the render worker resolves.
      expect(second.text).not.toMatch(/cannot be rendered by the server/);
      expect(second.text).toMatch(/mfe-courses 1\.\d+\.\d+-\w{10} is live: \d+\.\d kB \([+−]\d+\.\d kB\) to download/);
      const changes = async () => (await request.get(`${own.address}/changes`)).text();
      await expect.poll(changes).toContain('Every card has a flag of its own');
      await checkout.append(ENTRY, mark('third'));
      // Exempts the two marks from the budget.
      const third = await runCli('release', ['mfe-courses', '--skip-smoke', '--over-budget'], env, checkout.folder);
      expect(third.text).toContain('NOT tried in a browser (--skip-smoke).');
      expect(new Set([first, versionIn(second.text), versionIn(third.text)]).size).toBe(3);

      // Other apps' files are unchanged, and the server has noticed the release.
      expect(
        await Promise.all(['shell', 'mfe-leaderboard', 'mfe-articles'].map((app) => own.store.digests(app))),
      ).toEqual(others);
      await expect.poll(() => versionOn(request, own, '/courses')).toBe(versionIn(third.text));

      // The open page keeps its release, lazy parts included; the next visit gets the third.
      await site.player('Ada Thornquill').click();
      await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
      await site.go('Course Leaderboards');
      await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-courses');
      await site.open('/courses');
      await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-courses', 'third');

      // Rolled back within seconds, one by one or by name.
      expect((await own.store.rollback('mfe-courses')).text).toContain(
        `mfe-courses ${versionIn(second.text)} is live.`,
      );
      expect((await own.store.rollback('mfe-courses', first)).text).toContain(`mfe-courses ${first} is live.`);
      await expect.poll(() => versionOn(request, own, '/privacy')).toBe(first);
      expect(await changes()).not.toContain('Every card has a flag of its own');
      expect((await own.store.release('--list')).text).toMatch(new RegExp(`${versionIn(third.text)}.*rolled back`));
      expect(site.console.filter((line) => /Slot|uncaught|integrity/i.test(line))).toEqual([]);
    } finally {
      await checkout.remove();
    }
  },
);

test(
  'a trial reaches its share of the visitors, the same ones each time, and ends by a rollback',
  ON_CHANGE,
  async ({ own, request }) => {
    const everyone = await own.store.liveVersion('mfe-courses');
    await own.store.publishCourses('7.0.0-trial', WORKING);
    const said = await own.store.release('mfe-courses@7.0.0-trial', '--share', '30', '--skip-smoke');
    expect(said.text).toContain('mfe-courses 7.0.0-trial is on trial for 30 % of the visitors');
    const dealt = async () => {
      const versions = await Promise.all(Array.from({ length: 100 }, (_, bucket) => versionFor(request, own, bucket)));
      return versions.flatMap((version, bucket) => (version === '7.0.0-trial' ? [bucket] : []));
    };
    await expect.poll(async () => (await dealt()).length).toBe(30);
    const first = await dealt();
    expect(await dealt()).toEqual(first);

    // A visitor without a bucket gets one of a hundred, which identifies nobody.
    const response = await request.get(`${own.address}/privacy`);
    expect(response.headers()['set-cookie']).toMatch(
      /^trial-bucket=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    expect(response.headers()['cdn-cache-control']).toBeUndefined();

    await own.store.release('mfe-courses@7.0.0-trial', '--share', '60', '--skip-smoke');
    await expect.poll(async () => (await dealt()).length).toBe(60);
    expect(await dealt()).toEqual(expect.arrayContaining(first));

    expect((await own.store.rollback('mfe-courses')).text).toContain(`mfe-courses ${everyone} is live.`);
    await expect.poll(async () => (await dealt()).length).toBe(0);
    const ended = (await request.get(`${own.address}/privacy`)).headers();
    expect(ended['set-cookie']).toBeUndefined();
    expect(ended['cache-control']).toContain('public');
  },
);

/**
 * @promise Releases: The server ends a trial that fails more often than the live release; forged requests can neither
 * end nor keep one
 */
test(
  'the server rolls back a trial that fails for many visitors, not one with forged reports',
  ON_CHANGE,
  async ({ browser, request }) => {
    // Each visitor has a distinct address, as behind a proxy.
    const own = await runOwnSite({ TRUST_PROXY: 'loopback' });
    const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
    try {
      const everyone = await own.store.liveVersion('mfe-courses');
      await own.store.publishCourses('7.0.1-broken', BROKEN);
      await own.store.release('mfe-courses@7.0.1-broken', '--share', '99', '--skip-smoke');
      await expect.poll(() => versionFor(request, own, 5)).toBe('7.0.1-broken');

      // Fifteen pages without failures, away from the courses.
      for (let visitor = 1; visitor <= 15; visitor += 1) {
        const shown = await request.get(`${own.address}/privacy`, {
          headers: { ...from(visitor), cookie: 'trial-bucket=5' },
        });
        expect(shown.headers()['set-cookie']).toMatch(
          /^trial-page=[\w-]+\.[\w-]+; Path=\/; SameSite=Strict; HttpOnly$/,
        );
      }
      // One address that requests pages and reports each as failed: one of the five needed failures.
      for (let report = 1; report <= 10; report += 1) {
        await request.get(`${own.address}/privacy`, { headers: { ...from(100), cookie: 'trial-bucket=5' } });
        const data = { app: 'mfe-courses', version: '7.0.1-broken', kind: 'render' };
        const answer = await request.post(`${own.address}/slot-failures`, { data, headers: from(100) });
        expect(answer.status()).toBe(204);
      }
      expect((await own.store.release('--status')).text).toContain('7.0.1-broken  on trial for 99 %');

      // Four who open the courses.
      for (let visitor = 21; visitor <= 24; visitor += 1) {
        expect((await own.store.release('--status')).text).toContain('7.0.1-broken  on trial for 99 %');
        const context = await browser.newContext({ baseURL: own.address, extraHTTPHeaders: from(visitor) });
        await context.addCookies([{ name: 'trial-bucket', value: '5', url: own.address }]);
        const page = await context.newPage();
        const counted = page.waitForResponse('**/slot-failures');
        await page.goto('/courses');
        expect((await counted).status()).toBe(204);
        await context.close();
      }
      await expect
        .poll(() => own.log.join('\n'))
        .toMatch(
          /mfe-courses 7\.0\.1-broken was rolled back: it failed on 5 of 2\d pages of its trial, and the live release on 0 of \d+/,
        );
      await expect.poll(() => versionFor(request, own, 5)).toBe(everyone);
      const { text } = await own.store.release('--list');
      expect(text).toMatch(/7\.0\.1-broken .*rolled back on \d{4}-\d\d-\d\d: it failed on 5 of 2\d pages of its trial/);
      expect((await own.store.release('--status')).text).toMatch(
        /7\.0\.1-broken  rolled back on .*: it failed on 5 of/,
      );
    } finally {
      await own.stop();
    }
  },
);

test('reports of failures are checked and bounded', async ({ own, request }) => {
  const report = (data: unknown) => request.post(`${own.address}/slot-failures`, { data });
  expect((await report({ app: 'mfe-courses', version: '1', kind: 'curse' })).status()).toBe(400);
  expect((await report('x'.repeat(2000))).status()).toBeGreaterThanOrEqual(400);
  // A release that nobody received is not counted.
  expect((await report({ app: 'mfe-courses', version: 'invented', kind: 'load' })).status()).toBe(204);
  expect((await own.store.release('--status')).text).not.toContain('invented');
});

test('a damaged release is not shown until it is repaired', async ({ own, request }) => {
  const before = await own.store.liveVersion('mfe-courses');
  const version = '7.0.2-damaged';
  await own.store.publishCourses(version, WORKING);
  const entry = join(own.store.folder, 'mfe-courses', version, 'client/remoteEntry.js');
  await writeFile(entry, WORKING.entry.replace('Handmade', 'Tampered'));
  const damage = `mfe-courses ${version} is damaged: client/remoteEntry.js differs from the published file.`;
  expect(await own.store.release(`mfe-courses@${version}`, '--skip-smoke')).toMatchObject({
    ok: false,
    text: expect.stringContaining(damage),
  });

  // As if damaged after it went live.
  const pointer = await readFile(`${own.store.folder}/live.json`, 'utf8');
  await own.store.point(pointer.replace(`"version": "${before}"`, `"version": "${version}"`));
  const condition = async () => (await request.get(`${own.address}/healthz`)).json();
  await expect.poll(condition).toMatchObject({ status: 'ok', not_taken_up: [expect.stringContaining(damage)] });
  expect(own.log.join('\n')).toContain(damage);
  expect(own.log.join('\n')).toContain(`mfe-courses ${before} stays live.`);
  expect((await own.store.release('--status')).text).toContain(`Not taken up: ${damage}`);
  expect(await versionOn(request, own, '/courses')).toBe(before);

  await writeFile(entry, WORKING.entry);
  await expect.poll(() => versionOn(request, own, '/courses')).toBe(version);
  await expect.poll(condition).toMatchObject({ not_taken_up: [] });
  expect((await own.store.release('--status')).text).not.toContain('Not taken up');
  await own.store.point(pointer);
  await expect.poll(() => versionOn(request, own, '/courses')).toBe(before);
});

test('a release for another platform or another React is refused, with both versions and the remedy', async ({
  own,
}) => {
  const before = await own.store.liveVersion('mfe-courses');
  await own.store.publishCourses('7.1.0-old', { ...WORKING, description: { platform: '99.0.0', react: '18.2.0' } });
  const { ok, text } = await own.store.release('mfe-courses@7.1.0-old');
  expect(ok).toBe(false);
  expect(text).toMatch(/built with platform 99\.0\.0, and the shell \S+ has \d+\.\d+\.\d+: release both together/);
  expect(text).toMatch(/built with React 18\.2\.0, and the shell \S+ brings 19\./);
  expect(await own.store.liveVersion('mfe-courses')).toBe(before);
});

/** @promise Releases: A release that does not work in a browser never reaches a visitor */
test('a release that does not work in a browser is refused before any visitor sees it', ON_CHANGE, async ({ own }) => {
  const before = await own.store.liveVersion('mfe-courses');
  await own.store.publishCourses('7.2.0-broken', BROKEN);
  const { ok, text } = await own.store.release('mfe-courses@7.2.0-broken');
  expect(ok).toBe(false);
  expect(text).toContain('/courses: mfe-courses/Courses shows its failure');
  expect(text).toContain('no clubs');
  expect(text).toContain('What is live stays live.');
  expect(await own.store.liveVersion('mfe-courses')).toBe(before);
});

/** @promise Releases: A release that does not … */
test(
  'a release whose container does not start is refused, though its own page needs none',
  ON_CHANGE,
  async ({ own }) => {
    const before = await own.store.liveVersion('mfe-courses');
    const entry = "throw new Error('no container');";
    await writeFile(join(own.store.folder, 'mfe-courses/files/remoteEntry-000000broken.js'), entry);
    const { stored, integrity, files } = readRelease(own.store.folder, 'mfe-courses', before);
    const digest = `sha256-${createHash('sha256').update(entry).digest('base64')}`;
    await own.store.copyRelease('mfe-courses', '7.2.1-container', {
      stored: { ...stored, 'remoteEntry.js': 'remoteEntry-000000broken.js' },
      integrity: { ...integrity, 'remoteEntry.js': digest },
      files: { ...files, 'files/remoteEntry-000000broken.js': digest },
    });
    const { ok, text } = await own.store.release('mfe-courses@7.2.1-container');
    expect(ok).toBe(false);
    expect(text).toContain('/courses: the container of mfe-courses/Courses fails: ');
    expect(text).toContain('no container');
    expect(text).not.toContain('did not show itself');
    expect(await own.store.liveVersion('mfe-courses')).toBe(before);
  },
);

test('what cannot be released says why', async ({ own }) => {
  for (const [args, why] of [
    [['mfe-clubs'], 'There is no app "mfe-clubs"; there are shell,'],
    [['mfe-courses@8.8.8-none'], 'There is no release mfe-courses 8.8.8-none in'],
    [['mfe-courses', '--share', 'half'], '--share is a whole number of percent from 1 to 100, not "half".'],
    [['mfe-courses', '--canary', '--share', '10'], '--canary and --share exclude each other: say one of them.'],
    [['mfe-courses', '-m', ''], '-m is one line of 1 to 140 characters'],
    [['mfe-courses', '--canary', '--minutes', 'soon'], '--minutes is a number from 0 to 10080, not "soon".'],
    [[], 'npm run release -- mfe-courses'],
  ] as const) {
    const { ok, text } = await own.store.release(...args);
    expect(ok).toBe(false);
    expect(text).toContain(why);
    expect(text).not.toMatch(/^ +at /m);
  }
});

/** @promise Releases: The preview of a rolled-back version reports the rollback */
test('a preview shows a published version under a banner with a way out', async ({ own, site, page }) => {
  await own.store.publishCourses('7.3.0-preview', WORKING);
  await site.open('/?preview=mfe-courses@7.3.0-preview');
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText('Preview of Course Leaderboards 7.3.0-preview: only you see it.');
  await site.go('Course Leaderboards');
  await expect(page.getByText('Handmade')).toBeVisible();
  await banner.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(site.console).toEqual([]);

  const response = await page.request.get(`${own.address}/?preview=mfe-courses@7.3.0-preview`);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const missing = await page.request.get(`${own.address}/?preview=mfe-courses@7.9.9`);
  expect([missing.status(), await missing.text()]).toEqual([404, 'There is no release mfe-courses 7.9.9.\n']);
  const local = await page.request.get(`${own.address}/?preview=mfe-courses@http://localhost:5303`);
  expect([local.status(), await local.text()]).toEqual([404, expect.stringContaining('LOCAL_PREVIEWS=true')]);
});

/** @promise Releases: The server renders previews of published releases, of several apps at once, on any page */
test('two published releases are previewed at once, rendered by the server', async ({ own, site, page }) => {
  await own.store.copyRelease('mfe-courses', '7.4.0-card');
  await own.store.copyRelease('shell', '7.4.1-header');
  const address = '/courses?preview=mfe-courses@7.4.0-card,shell@7.4.1-header';
  // A process starts for it; until then the browser renders.
  await expect
    .poll(async () => (await page.request.get(own.address + address)).text(), { timeout: 20_000 })
    .toMatch(/<article[^>]*>[\s\S]*Pebble Beach Golf Links[\s\S]*"mfe-courses":\{"version":"7\.4\.0-card"/);
  expect(await versionOn(page.request, own, '/courses')).not.toBe('7.4.0-card');
  await site.open(address);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview of Course Leaderboards 7.4.0-card and the shell 7.4.1-header: only you see it.',
  );
  expect(site.console).toEqual([]);
});

test('a preview of a rolled-back version has a warning', ON_CHANGE, async ({ own, site, page }) => {
  await own.store.publishCourses('7.3.1-overlap', WORKING);
  await own.store.makeLive('7.3.1-overlap');
  await own.store.rollback('mfe-courses', '--why', 'the cards overlap');
  await expect(async () => {
    await site.open('/?preview=mfe-courses@7.3.1-overlap');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      /This version was rolled back on \d{1,2} \w+ \d{4}: the cards overlap\./,
      { timeout: 5000 },
    );
  }).toPass();
  expect((await own.store.release('--list')).text).toMatch(/7\.3\.1-overlap .*rolled back on \S+: the cards overlap/);
  expect(site.console).toEqual([]);
});

/** @promise In the browser: A page whose release is gone reloads once, and keeps typed text */
test('a page whose release was deleted loads once again, and loses nothing that was typed', async ({
  own,
  site,
  page,
  request,
}) => {
  const old = await own.store.liveVersion('mfe-courses');
  const gone = await own.store.browserFile('mfe-courses', 'remoteEntry.js');
  await site.open('/articles/golf-handicap-calculator');
  await page.getByLabel('Score', { exact: true }).fill('85');
  await own.store.publishCourses('7.4.0-next', WORKING);
  await own.store.makeLive('7.4.0-next');
  await expect.poll(() => versionOn(request, own, '/courses')).toBe('7.4.0-next');
  const entry = ['', '.br', '.gz'].map((form) => gone + form).filter(existsSync);
  const contents = await Promise.all(entry.map((file) => readFile(file)));
  for (const file of entry) await rm(file);

  const loaded = page.waitForEvent('load');
  await site.go('Course Leaderboards');
  await loaded;
  await expect(page.getByText('Handmade')).toBeVisible();
  await site.go('Handicap Calculator');
  await expect(page.getByLabel('Score', { exact: true })).toHaveValue('85');

  for (const [index, content] of contents.entries()) await writeFile(entry[index] ?? '', content);
  await own.store.rollback('mfe-courses');
  await expect.poll(() => versionOn(request, own, '/privacy')).toBe(old);
});
