import type { Page } from '@playwright/test';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Gives every video of the demo data a YouTube address, and answers for YouTube.
 * @returns the received requests
 */
async function withVideosOfYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/*/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/demo-[\w-]{6}(?![\w-])/g, 'abcdefghijk'),
    });
  });
  await page.route('https://i.ytimg.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  return asked;
}

test('YouTube gets no request before a visitor opens a player', async ({ site, page }) => {
  const asked = await withVideosOfYouTube(page);
  // Content of each page, with rounds and so videos.
  for (const [path, content] of [
    ['/courses', page.getByRole('table', { name: 'Leaderboard' })],
    ['/trophy-room/14', page.getByRole('list', { name: 'Trophies' }).getByRole('button')],
    ['/', site.leaderboard],
  ] as const) {
    await site.open(path);
    await expect(content.first()).toBeVisible();
    await expectSettled(page);
    expect(asked).toEqual([]);
  }
  await site.player('Odhrán Kilvarney').click();
  await page.getByRole('table', { name: 'Rounds' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('https://i.ytimg.com/vi/abcdefghijk/maxresdefault.jpg');
});
