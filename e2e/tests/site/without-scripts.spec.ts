import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Controls that only a script answers: the browser itself opens the menu. */
const dead = (page: Page) =>
  page.locator('button:not([popovertarget]), input, select, svg.lucide-search').filter({ visible: true });

for (const route of [
  '/',
  '/courses',
  '/articles',
  '/articles/golf-handicap-calculator',
  '/players/14-odhran-kilvarney',
  '/courses/1-st-andrews-links-old-course',
  '/compare',
  '/compare/5-10',
  '/privacy',
  '/nowhere',
]) {
  test(`without scripts ${route} offers nothing that does not work`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dead(page)).toHaveCount(0);
    await expect(page.getByRole('status', { name: /Loading/ }).filter({ visible: true })).toHaveCount(0);
  });
}

test('without scripts the leaderboard shows its players', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Handicap Leaderboard' }).getByRole('row')).not.toHaveCount(1);
});

test('without scripts the heads of columns are words: no button, and nothing that Tab stops at', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Handicap Leaderboard' });
  const heads = table.getByRole('columnheader');
  // As it is painted: what is asked of the roles leaves out all that is written for a page without scripts.
  const read = await heads.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText));
  expect(read).toEqual(['Pos', 'Country', 'Player', 'Channel', 'Form up is better', 'Handicap']);
  await expect(heads.getByRole('button')).toHaveCount(0);
  for (let stop = 1; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(heads.locator(':focus')).toHaveCount(0);
  }
  await expect(page.locator('tbody :focus')).toHaveCount(1);
});

test('without scripts the menu opens and leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Course Leaderboards' }).click();
  await expect(page).toHaveURL(/\/courses$/);
});

test('without scripts every course shows its tees, figures and best rounds', async ({ page }) => {
  await page.goto('/courses');
  const cards = page.getByRole('article');
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toHaveCount(await cards.count());
  const pebble = page.getByRole('article', { name: 'Pebble Beach Golf Links' });
  await expect(pebble.getByRole('table', { name: 'Tees' }).getByRole('row')).not.toHaveCount(1);
  await expect(pebble.getByRole('definition')).toHaveText([/^\d+$/, /^\d+$/, /^[+−]/, /^−/]);
  await pebble.getByRole('table', { name: 'Leaderboard' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/players\/\d+-/);
});

test('without scripts a calculator says what it needs', async ({ page }) => {
  await page.goto('/articles/golf-handicap-calculator');
  const calculator = page.getByRole('region', { name: 'Handicap Calculator' });
  await expect(calculator.getByRole('paragraph').first()).toContainText('needs JavaScript');
  await expect(page.getByRole('heading', { name: 'From a score to a differential' })).toBeVisible();
});
