import { ON_CHANGE } from '../../support/on-change.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite } from '@golf/tools/run-site';
import { hold } from '../../support/hold.ts';
import { finish } from '../../support/kill.ts';
import { expect, test } from '../../support/test.ts';

test(
  'of a long table the page carries the first rows, and the browser asks for the others by itself',
  ON_CHANGE,
  async ({ site, page, request }) => {
    const folder = await mkdtemp(join(tmpdir(), 'golf-long-'));
    const env = { DATABASE_PATH: join(folder, 'golf.sqlite') };
    const data = join(folder, 'data');
    await finish({ program: 'demo/src/cli.ts', args: ['generate', '--players', '200', data], env });
    await finish({ program: 'database/src/cli/data.ts', args: ['import', data], env });
    const server = await runSite(env, 'serve');
    try {
      const html = await (await request.get(server.address)).text();
      expect(html.match(/data-row="/g)).toHaveLength(60);
      expect(html).not.toContain('/api/players"');

      const release = await hold(page, '**/api/players');
      await site.open(server.address);
      await expect(site.leaderboard).toHaveAttribute('aria-rowcount', '201');
      await expect(page.getByText(/ · 200 players · /)).toBeVisible();
      await page.getByLabel('Find a player').fill('zzz');
      // The later announcement for screen readers has these words only.
      await expect(page.getByText(/Loading the other players….+/)).toBeVisible();
      // Open suggestions hide everything else from queries by role.
      await page.keyboard.press('Escape');
      const sort = site.leaderboard.getByRole('button', { name: 'Pos' });
      await sort.click();
      await expect(sort).toBeVisible();
      await expect(site.leaderboard.locator('[data-row]').first()).toBeHidden();

      release();
      const positions = site.leaderboard.locator('[data-row]').getByRole('cell').first();
      await expect(positions).toContainText(/^T?1\d\d/);
      await expect(positions).toBeVisible();

      // A focused row far from the drawn ones stays: Tab continues from there.
      const first = site.leaderboard.locator('[data-row]').first().getByRole('button');
      await first.focus();
      const name = String(await first.textContent());
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 9000);
      await expect(site.leaderboard.locator('[aria-rowindex="140"]')).toBeVisible();
      await expect(site.leaderboard.getByRole('button', { name, exact: true })).toBeFocused();
      expect(site.console).toEqual([]);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
