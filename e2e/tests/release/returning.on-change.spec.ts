import type { Page } from '@playwright/test';
import { checkOut } from '../../support/checkout.ts';
import { expectSettled } from '../../support/loaded.ts';
import { test } from '../../support/own-site.ts';
import { runCli } from '../../support/release-store.ts';
import { expect } from '../../support/test.ts';

/* Cost of a release for returning visitors. */

test.describe.configure({ mode: 'default', timeout: 360_000 });

/** Scripts of one visit. */
interface Fetched {
  /** Names of uncached scripts, without content hashes. */
  scripts: string[];
  /** Their transfer size in bytes. */
  bytes: number;
}

/** Scripts that a visit of the courses fetches. */
async function visitCourses(page: Page): Promise<Fetched> {
  await page.goto('/courses');
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
  await expectSettled(page);
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Those that an idle page fetches.
  for (const script of ['federation-runtime', 'metrics', 'Updates'])
    await expect.poll(names).toContainEqual(expect.stringContaining(`/${script}-`));
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A cached script has a transfer size of 0.
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  return {
    scripts: fetched.map(({ name }) => name.replace(/^.*\/releases\/|-[\w-]{12}(?=\.js$)/g, '')).toSorted(),
    bytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

for (const { app, file, word, other, shown, changed } of [
  {
    app: 'mfe-courses',
    file: 'mfe-courses/src/card/StatsStrip.tsx',
    word: 'label="Average"',
    other: 'label="On average"',
    shown: 'On average',
    changed: ['mfe-courses/files/Courses.js'],
  },
  {
    app: 'shell',
    file: 'shell/src/layout/PatronBanner.tsx',
    word: 'Somebody watched',
    other: 'A person watched',
    shown: 'A person watched',
    changed: ['shell/files/index.js'],
  },
]) {
  /** @promise Releases: A release costs returning visitors only its changed files */
  test(`after a one-word release of ${app} a returning visitor fetches one script`, async ({ own, page, request }) => {
    // No sampled visit: one of twenty fetches a further script.
    await page.addInitScript(() => (Math.random = () => 0.5));
    const first = await visitCourses(page);
    expect(first.scripts).toEqual(expect.arrayContaining(changed));
    // Waits for the scripts that load on idle.
    await expect(async () => expect((await visitCourses(page)).scripts).toEqual([])).toPass();

    const checkout = await checkOut(app);
    let version = '';
    try {
      await checkout.reword(file, word, other);
      const said = await runCli('release', [app, '--skip-smoke'], { RELEASES_DIR: own.store.folder }, checkout.folder);
      [, version = ''] = / (\S+) is live: /.exec(said.text) ?? [];
      expect(version, said.text).not.toBe('');
    } finally {
      await checkout.remove();
    }
    await expect.poll(async () => (await request.get(`${own.address}/courses`)).text()).toContain(`"${version}"`);
    const again = await visitCourses(page);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(again.scripts).toEqual(changed);
    // Only the difference (RFC 9842): 68 bytes.
    expect(again.bytes).toBeLessThan(1000);
  });
}
