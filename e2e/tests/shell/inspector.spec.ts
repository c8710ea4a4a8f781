import { expect, test } from '../../support/test.ts';

/* Outlines of every slot of a page, in the built site with its policy. */

test('Alt+I shows owner and cost of each slot, and loads on demand', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await site.open('/courses');
  await expect(page.locator('[data-boundary="mfe-courses/Courses"][data-hydrated]')).toBeAttached();
  expect(loaded.filter((url) => /inspect|show-/i.test(url))).toEqual([]);

  await page.keyboard.press('Alt+KeyI');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('heading', { name: '1 slot' })).toBeVisible();
  await inspector.getByRole('button', { name: 'mfe-courses/Courses @golf/courses' }).click();
  const detail = (term: string) => inspector.getByRole('term').filter({ hasText: term }).locator('+ dd');
  await expect(detail('Release')).toHaveText(/^1\.0\.0-[0-9a-f]{10}, live$/);
  await expect(detail('Folder')).toHaveText('mfe-courses/');
  await expect(detail('Rendered')).toHaveText(/^by the server in [\d.]+ ms, alive after \d+ ms$/);
  await expect(detail('Scripts and styles')).toHaveText(/^\d+ files, \d+\.\d kB$/);
  await expect(detail('Data')).toContainText('/api/courses, in the page');
  await expect(detail('Failures')).toHaveText(/ on \d+ pages?$/);

  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();
  expect(site.console).toEqual([]);
});

test('?inspect shows it too, and follows the visitor to the next page', async ({ page, site }) => {
  await site.open('/?inspect');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('button', { name: /^mfe-leaderboard/ })).toHaveCount(2);
  await site.go('Articles');
  await expect(inspector.getByRole('button', { name: 'mfe-articles/ArticleList' })).toBeVisible();
  await expect(inspector.getByRole('button', { name: /^mfe-leaderboard/ })).toHaveCount(0);
});

test('when the server says nothing, the inspector says that, and shows what the browser knows', async ({ page }) => {
  await page.route('**/inspect?**', (route) => route.abort());
  await page.goto('/courses?inspect');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('status')).toHaveText('The server does not say whose these are, nor how they fare.');
  await inspector.getByRole('button', { name: 'mfe-courses/Courses' }).click();
  await expect(inspector).toContainText('mfe-courses/');
  await page.unroute('**/inspect?**');
  await expect(inspector.getByRole('button', { name: 'mfe-courses/Courses @golf/courses' })).toBeVisible();
});
