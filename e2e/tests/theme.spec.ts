import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the theme is light until the visitor chooses, and the choice holds', async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await site.open('/courses');
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a dark page is dark from its first paint', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // No script but the one in the head gets through: what is seen is what the first paint shows.
  await page.route('**/*.js', (route) => route.abort());
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
