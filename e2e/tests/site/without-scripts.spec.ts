import { within } from '@testing-library/dom';
import { documentOf, hrefOf, textOf } from '../../support/html-of.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Controls that need a script. The browser itself opens the menu, and sends a form with an address. */
const DEAD =
  'button:not([popovertarget], form[action] *), input:not(form[action] *), select, svg.lucide-search:not(form[action] *, a *)';

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
  test(`without scripts ${route} offers nothing that does not work`, async ({ request }) => {
    const { page, document } = await documentOf(request, route, { scripts: false });
    page.getByRole('heading', { level: 1 });
    expect([...document.querySelectorAll(DEAD)].map((part) => part.outerHTML)).toEqual([]);
    expect(page.queryAllByRole('status', { name: /Loading/ })).toHaveLength(0);
  });
}

test('without scripts the leaderboard shows its players', async ({ request }) => {
  const { page } = await documentOf(request, '/', { scripts: false });
  const table = within(page.getByRole('table', { name: 'Handicap Leaderboard' }));
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
});

test('without scripts column heads are plain text without Tab stops', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Handicap Leaderboard' });
  const heads = table.getByRole('columnheader');
  // As painted: queries by role leave out content for pages without scripts.
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

test('without scripts every course shows its tees, figures and best rounds', async ({ request }) => {
  const { page } = await documentOf(request, '/courses', { scripts: false });
  const cards = page.getAllByRole('article');
  expect(page.getAllByRole('table', { name: 'Leaderboard' })).toHaveLength(cards.length);
  const pebble = within(page.getByRole('article', { name: 'Pebble Beach Golf Links' }));
  expect(within(pebble.getByRole('table', { name: 'Tees' })).getAllByRole('row').length).toBeGreaterThan(1);
  expect(pebble.getAllByRole('definition').map(textOf)).toEqual(
    [/^\d+$/, /^\d+$/, /^[+−]/, /^−/].map((figure) => expect.stringMatching(figure)),
  );
  const [name] = within(pebble.getByRole('table', { name: 'Leaderboard' }))
    .getAllByRole('rowheader')
    .slice(1);
  const player = name && within(name).getAllByRole('link')[0];
  const { status, path } = await documentOf(request, player ? hrefOf(player) : '', { scripts: false });
  expect(status).toBe(200);
  expect(path).toMatch(/^\/players\/\d+-/);
});

test('without scripts a calculator says what it needs', async ({ request }) => {
  const { page } = await documentOf(request, '/articles/golf-handicap-calculator', { scripts: false });
  const calculator = within(page.getByRole('region', { name: 'Handicap Calculator' }));
  expect(textOf(calculator.getAllByRole('paragraph')[0])).toContain('needs JavaScript');
  page.getByRole('heading', { name: 'From a score to a differential' });
});

test('without scripts a word of golf explains itself on a press', async ({ page }) => {
  await page.goto('/courses/1-st-andrews-links-old-course');
  const meaning = page.getByText(/^The score a scratch golfer/);
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: 'Course rating' }).first().click();
  await expect(meaning.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});
