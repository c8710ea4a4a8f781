import { runOwnSite } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

/* A new platform major: every app needs it at once, without a common deployment. */

/** @promise Releases: A change that all … */
test('six teams release for a new platform one by one, and the last makes it live', async ({ page }) => {
  // Seven releases, each tried in a browser: more than two minutes beside other tests on two cores.
  test.slow();
  const own = await runOwnSite();
  try {
    const apps = Object.keys(own.store.built);
    const [last = '', ...others] = apps.filter((app) => app !== 'shell').concat('shell');
    const release = (app: string, ...options: string[]) =>
      own.store.release(`${app}@3.0.0-next`, '--wait', '--over-budget', ...options);
    for (const app of apps) await own.store.copyRelease(app, '3.0.0-next', { platform: '99.0.0' });

    // Without --wait no release can go first.
    expect((await own.store.release('shell@3.0.0-next', '--skip-smoke')).text).toMatch(/Refused:[^]*--wait/);

    await page.goto(own.address);
    const rows = page.getByRole('table', { name: 'Handicap leaderboard' }).getByRole('row');
    await expect(rows.nth(3)).toBeVisible();
    for (const app of others) {
      const { ok, text } = await release(app);
      expect(ok, text).toBe(true);
      expect(text).toContain(`${app} 3.0.0-next waits:`);
    }
    expect((await own.store.release('--status')).text).toContain('shell 3.0.0-next  waits for what it needs');
    expect(await Promise.all(apps.map((app) => own.store.liveVersion(app)))).not.toContain('3.0.0-next');

    const { text } = await release(last);
    expect(text).toContain('Trying it in a browser …');
    for (const app of apps) expect(text).toContain(`${app} 3.0.0-next is live.`);

    // An open page keeps its releases; the next visit has the new platform throughout.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Course Leaderboards' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect
      .poll(async () => new Set((await (await page.request.get(own.address)).text()).match(/"version":"[^"]+"/g)))
      .toEqual(new Set(['"version":"3.0.0-next"']));
    await page.goto(`${own.address}/courses`);
    await expect(page.getByRole('article').first()).toBeVisible();
  } finally {
    await own.stop();
  }
});
