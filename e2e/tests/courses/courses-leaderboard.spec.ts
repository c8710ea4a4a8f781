import { expectSettled } from '../../support/loaded.ts';
import { matrix, ON_CHANGE } from '../../support/on-change.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const COURSE = '/courses?club=St+Andrews+Links';
/** The leaderboard of this course: before the address' filter applies, the page shows others. */
const leaderboard = (page: Page) =>
  page.getByRole('article', { name: 'St Andrews Links' }).getByRole('table', { name: 'Leaderboard' });

/** Columns without room on a phone are hidden; nothing scrolls sideways. */
for (const [width, columns] of [
  [375, ['Player', 'Tees', 'Par', 'Handicap', 'Score']],
  [600, ['Player', 'Tees', 'Par', 'Handicap', 'Score']],
  [601, ['Date', 'Player', 'Title', 'Tees', 'Par', 'Handicap', 'Score']],
  [1280, ['Date', 'Player', 'Title', 'Tees', 'Par', 'Handicap', 'Score']],
] as const) {
  test(
    `at ${width} px the leaderboard has ${columns.length} columns`,
    matrix(width === 375),
    async ({ site, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.open(COURSE);
      const table = leaderboard(page);
      await expect(table.getByRole('columnheader')).toHaveText([...columns]);
      const round = table
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .first();
      await expect(round.getByRole('rowheader')).toHaveCount(1);
      await expect(round.getByRole('cell')).toHaveCount(columns.length - 1);
      const box = await table.boundingBox();
      for (const line of [await round.boundingBox(), await table.getByRole('row').nth(1).boundingBox()]) {
        expect(line?.width).toBeCloseTo(box?.width ?? 0, 0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (width === 1280) await expect(page.getByText('Course Played By:')).toBeVisible();
      else await expect(page.getByText('Course Played By:')).toBeHidden();
    },
  );
}

test("a band's count opens all of its rounds, with their tab in view", async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await site.open('/courses/6');
  const last = page.getByRole('button', { name: /^Best 5 of 20 rounds/ }).last();
  await last.press('Enter');
  const tab = page.getByRole('group', { name: 'Tees' }).getByRole('radio', { checked: true });
  await expect(tab).toBeFocused();
  await expect(tab.locator('..')).toBeInViewport({ ratio: 1 });
  const rounds = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row');
  await expect(rounds.filter({ has: page.getByRole('link') })).toHaveCount(20);
});

test('rounds are grouped by tee; visitors choose order, best rounds or all; names are links', async ({
  site,
  page,
}) => {
  await site.open(COURSE);
  const table = leaderboard(page);
  const lines = table.getByRole('separator');
  await expect(lines).toHaveCount(7);
  const rounds = table.getByRole('row').filter({ has: page.getByRole('link') });
  const few = await rounds.count();
  expect(few).toBeGreaterThan(7);
  expect(few).toBeLessThan(71);
  await expect(table.getByText('Course Leader')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Show all 71 rounds' }).click();
  await expect(rounds).toHaveCount(71);
  await page.getByRole('switch', { name: 'Best round per player' }).check();
  await expect(rounds).toHaveCount(32);
  await page.getByRole('switch', { name: 'Best round per player' }).uncheck();
  const first = await rounds.first().textContent();
  await page.getByRole('radio', { name: 'Score' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Date' })).toBeChecked();
  await expect(rounds.first()).not.toHaveText(first ?? '');
  await expect(lines).toHaveCount(7);

  const name = table.getByRole('rowheader').getByRole('link').first();
  const player = (await name.textContent()) ?? '';
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: player })).toBeVisible();
  // Some rounds have dead links, which the console reports.
  expect(site.console.filter((line) => !line.startsWith('warning: '))).toEqual([]);
});

test('among other courses a card begins with the five best rounds and three lines, and unfolds', async ({
  site,
  page,
}) => {
  await site.open('/courses');
  await page.getByRole('navigation', { name: 'Course cards' }).getByRole('link', { name: 'St Andrews Links' }).click();
  const card = page.getByRole('article', { name: 'St Andrews Links' });
  const rounds = leaderboard(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rounds).toHaveCount(5);
  await card.getByRole('button', { name: 'Show all 71 rounds' }).click();
  await expect(rounds).toHaveCount(71);
  const words = card.getByRole('paragraph').filter({ hasText: 'Seven huge double greens' });
  await words.scrollIntoViewIfNeeded();
  await expect(words).not.toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Read more' }).click();
  // The unfolded end may lie below the window.
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport({ ratio: 1 });
});

test('player and title show the video’s card, which stays while it is pointed at', async ({ site, page }) => {
  await site.open(COURSE);
  const row = leaderboard(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .nth(1);
  const title = row.getByRole('link').nth(2);
  const popup = page.locator('[data-popup]');
  await title.hover();
  await expect(popup).toBeVisible();
  await popup.hover();
  const link = popup.getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('data-event', /^video-link-\d+$/);
  await expect(popup.locator('img')).toBeVisible();
  await expect(popup).toContainText('St Andrews Links – Old Course');
  await expect(popup.locator('[data-score]')).toHaveText(/^[+−]?\d+$/);
  // On top: the course's card does not clip it.
  const box = await popup.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  await page.mouse.move(2, 2);
  await expect(popup).toHaveCount(0);
  await row.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});

/** @promise In the browser: A panel or a … */
test('in a low window a card opens beside its link', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 720, height: 500 });
  await site.open(COURSE);
  await page.keyboard.press('Tab');
  const name = leaderboard(page).getByRole('link').nth(4);
  for (const top of [200, 260, 320]) {
    await name.evaluate((link, wanted) => scrollBy(0, link.getBoundingClientRect().top - wanted), top);
    await name.focus();
    const popup = page.locator('[data-popup]');
    await expect(popup).toBeVisible();
    await expect(popup.locator('img')).toBeVisible();
    await expect(popup).toBeInViewport({ ratio: 1 });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 720, height: 500 };
    const [card, link] = [await boxOf(popup), await boxOf(name)];
    const isBeside = card.x >= link.x + link.width || card.x + card.width <= link.x;
    const isAboveOrBelow = card.y >= link.y + link.height || card.y + card.height <= link.y;
    expect(isBeside || isAboveOrBelow, `${top} px from the top`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await name.evaluate((link: HTMLElement) => link.blur());
  }
});

for (const [score, pro, colour] of [
  [-3, false, '--under'],
  [0, false, '--ink-2'],
  [4, true, '--over'],
] as const) {
  test(`the card of a round of ${score}${pro ? ' on the tour' : ''}`, matrix(score === 0), async ({ site, page }) => {
    const round = {
      score_id: 1,
      score_date: '2026-11-09',
      player_id: 14,
      player_name: 'Somebody',
      score_title: 'Seen',
    };
    const link = 'https://www.youtube.com/watch?v=demo-000010';
    await page.route('**/api/course-scores/*', (route) =>
      route.fulfill({ json: [{ ...round, score_over_par: score, pro, course_link: link }] }),
    );
    await site.open(COURSE);
    // A part that loads would move the row from under the pointer.
    await expectSettled(page);
    await leaderboard(page).getByRole('link', { name: 'Seen' }).hover();
    const popup = page.locator('[data-popup]');
    const badge = popup.locator('[data-score]');
    await expect(badge).toHaveText(score > 0 ? `+${score}` : String(score).replace('-', '−'));
    const wanted = await page.evaluate((token) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${token})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, colour);
    await expect(badge).toHaveCSS('color', wanted);
    await expect(popup.locator('img')).toHaveCount(pro ? 0 : 1);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('the first tap on a player opens the card, the second leads on', async ({ site, page }) => {
    await site.open(COURSE);
    const name = leaderboard(page).getByRole('link').first();
    await name.tap();
    await expect(page.locator('[data-popup]')).toBeVisible();
    await expect(page).toHaveURL(COURSE);
    await name.tap();
    await expect(page).toHaveURL(/\/players\/\d+-/);
  });
});

test(
  'what a medal means stands below the rounds, with and without room for its word',
  ON_CHANGE,
  async ({ site, page }) => {
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await site.open('/courses/1');
      await expect(
        page.getByText('Course Leader: lowest from the hardest tees', { exact: true }),
        `${width} px`,
      ).toBeVisible();
    }
  },
);

test('a mark is beside its name, within its column', ON_CHANGE, async ({ site, page }) => {
  for (const width of [1440, 1280, 768, 620, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await site.open('/courses?club=St+Andrews+Links');
    const leaderboard = page.getByRole('table', { name: 'Leaderboard' });
    const marked = leaderboard.getByRole('rowheader').filter({ hasText: /Tee Record|Course Leader/ });
    await expect(marked.first()).toBeVisible();
    const cells = await marked.evaluateAll((all) =>
      all.map((cell) => {
        const box = (selector: string) => cell.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [name, mark] = [box('a'), box('[title]')];
        return {
          isBeside: mark.left >= name.right && mark.bottom > name.top && mark.top < name.bottom,
          isWithin: mark.right <= cell.getBoundingClientRect().right,
        };
      }),
    );
    expect(cells.length, `${width} px`).toBeGreaterThan(3);
    expect(cells, `${width} px`).toEqual(cells.map(() => ({ isBeside: true, isWithin: true })));
  }
});
