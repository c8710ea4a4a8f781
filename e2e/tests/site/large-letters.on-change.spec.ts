import type { Page } from '@playwright/test';
import { expectSettled } from '../../support/loaded.ts';
import { openPanel, PAGES, PANELS, sideways } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { brokenWords, cutTexts, wordsInTheWay } from '../../support/words.ts';

for (const address of PAGES) {
  /**
   * @promise In the browser: At double text size on a phone, no word of any page is broken, cut or covered, and nothing
   * covers the page
   */
  test(`${address}: on a phone with letters of twice the size every word is whole and uncovered`, async ({
    largePage: page,
  }) => {
    // High enough to load everything that loads on scroll.
    await page.setViewportSize({ width: 375, height: 6000 });
    await page.goto(address);
    await expectSettled(page);
    await page.getByRole('heading', { level: 1 }).click({ trial: true });
    await expect.poll(() => brokenWords(page.locator('body'))).toEqual([]);
    await expect.poll(() => wordsInTheWay(page.getByRole('main'))).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

for (const [name, open] of Object.entries(PANELS)) {
  test(`${name}: on a phone with letters of twice the size every word is whole and uncovered`, async ({
    largePage: page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/privacy');
    await open(page);
    const panel = openPanel(page);
    await expect.poll(() => brokenWords(panel)).toEqual([]);
    await expect.poll(() => wordsInTheWay(panel)).toEqual([]);
    // A formula may scroll sideways.
    const scrolled = await panel.evaluate((box) =>
      [box, ...box.querySelectorAll(':not(figure, figure *)')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    );
    expect(scrolled).toEqual([]);
  });
}

/** Boxes of position, flag, player and handicap of a row. */
function partsOf(row: Element) {
  const places = [...row.children].map((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return { left, right, top, bottom, middle: (top + bottom) / 2 };
  });
  return { position: places[0]!, flag: places[1]!, player: places[2]!, handicap: places.at(-1)! };
}

for (const height of [812, 1300]) {
  test(`heads of the leaderboard align with their columns, filtered, too, ${height} px high`, async ({
    largePage: page,
  }) => {
    await page.setViewportSize({ width: 375, height });
    await page.goto('/?country=gb-eng,gb-sct&player=1,2,3,4,5,6,7,8,9,10,11,12');
    await expect(page.getByRole('button', { name: 'Player 12 chosen' })).toBeVisible();
    const [rows, heads] = [page.locator('tbody tr[data-row]'), page.locator('thead')];
    const head = await heads.locator('tr').evaluate(partsOf);
    expect(head.handicap.bottom - head.handicap.top).toBeGreaterThan(20);
    expect(Math.abs(head.handicap.middle - head.position.middle)).toBeLessThan(1);
    for (const row of await rows.all()) {
      const parts = await row.evaluate(partsOf);
      for (const part of ['position', 'flag', 'player'] as const) expect(parts[part].left).toBe(head[part].left);
      expect(parts.handicap.right).toBe(head.handicap.right);
      expect(parts.flag.right).toBeLessThanOrEqual(parts.handicap.left);
    }
  });
}

test('in the Trophy Room, too, the player can be read whole', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/trophy-room/1');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Player', exact: true });
  await expect(field).toHaveValue('Élodie Vasselin');
  await expect.poll(() => field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('choices stay within the page, each in its own frame', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/courses');
  const choices = page.getByRole('group', { name: /Sort/ }).locator('label');
  await expect(choices).toHaveText(['Name', 'Difficulty', 'Latest']);
  for (const choice of await choices.all()) {
    const { right, edges } = await choice.evaluate((label) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(label);
      return { right: label.getBoundingClientRect().right, edges: [borderLeftWidth, borderRightWidth] };
    });
    expect(right).toBeLessThanOrEqual(375);
    expect(edges).toEqual(['1px', '1px']);
  }
});

test('an article’s table of many columns has room for its figures, and its words stay whole', async ({
  largePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/articles/youtubers-vs-the-hardest-golf-courses');
  await page.getByText('Par, rating and slope of each').click();
  const table = page.getByRole('table', { name: 'Published men’s ratings' });
  await expect(table.getByRole('columnheader', { name: 'Over par' })).toBeVisible();
  await expect.poll(() => brokenWords(table)).toEqual([]);
  await expect.poll(() => wordsInTheWay(table)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('countries to choose from are named whole, and the way out is within the sheet', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Country' }).click();
  const sheet = page.getByRole('dialog', { name: 'Country filter' });
  await expect(sheet.getByText('New Zealand', { exact: true })).toBeVisible();
  expect(await cutTexts(sheet.getByRole('listitem').locator('label > span:not([aria-hidden])'))).toEqual([]);
  expect(await brokenWords(sheet)).toEqual([]);
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  expect((close?.x ?? NaN) + (close?.width ?? NaN)).toBeLessThanOrEqual(375 - 8);
});

test('tees that two players have not shared are named whole', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/compare/1-14');
  await page.getByText(/^\d+ shared courses don’t count/).click();
  const table = page.getByRole('table', { name: 'From different tees' });
  await expect(table).toBeVisible();
  expect(await brokenWords(table)).toEqual([]);
  expect(await wordsInTheWay(page.getByRole('main'))).toEqual([]);
});

/** @promise In the browser: At double text size … */
test("the calculator's scores, courses and course handicap are whole", async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/articles/golf-handicap-calculator');
  await page.getByLabel('Course Rating', { exact: true }).fill('71.4');
  await page.getByLabel('Slope Rating', { exact: true }).fill('130');
  for (const score of ['96', '104', '88', '91', '99']) {
    await page.getByLabel('Score', { exact: true }).fill(score);
    await page.getByRole('button', { name: 'Submit Score' }).click();
  }
  const calculator = page.getByRole('region', { name: 'Calculator' });
  const scores = calculator.getByRole('table', { name: 'Handicap History' });
  await expect(scores.getByRole('row')).toHaveCount(6);
  expect(await brokenWords(calculator)).toEqual([]);
  expect(await wordsInTheWay(scores)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

/** @promise In the browser: At double text size … */
test('players that are suggested stand below the field, within the window, with their positions', async ({
  largePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Find a player' });
  await field.or(page.getByLabel('Find a player')).first().fill('ma');
  const suggestions = page.getByRole('listbox');
  await expect(suggestions.getByText('Pos 2', { exact: true })).toBeVisible();
  expect(await brokenWords(suggestions)).toEqual([]);
  // All reachable by scrolling in a low window.
  const { top, bottom } = await suggestions.evaluate((list) => {
    const frame = list.parentElement?.closest('[data-open]') ?? list;
    return frame.getBoundingClientRect();
  });
  const input = await field.boundingBox();
  expect(top).toBeGreaterThanOrEqual((input?.y ?? NaN) + (input?.height ?? NaN));
  expect(bottom).toBeLessThanOrEqual(812);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

/** @promise In the browser: At double text size … */
test('the card of a trophy begins within the window, and the rest of it is a scroll away', async ({
  largePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  const pieces = room.getByRole('list', { name: /trophies|badges/i }).getByRole('button');
  await expect(pieces).toHaveCount(21);
  for (const piece of await pieces.all()) {
    await piece.click();
    const card = room.getByRole('dialog', { name: (await piece.getAttribute('aria-label')) ?? '', exact: true });
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(812);
    expect(await brokenWords(card)).toEqual([]);
    // Half of the arrow is inside the card, below its words.
    const isOverWords = await card.locator(':scope > [aria-hidden]').evaluate((arrow) => {
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      const isBelow = arrow.getAttribute('data-side') === 'bottom';
      const inCard = (top + bottom) / 2 + (isBelow ? 4 : -4);
      return document.elementFromPoint((left + right) / 2, inCard) === arrow;
    });
    expect(isOverWords).toBe(false);
    await card
      .locator(':scope > div:not([aria-hidden])')
      .evaluate((content) => content.scrollTo(0, content.scrollHeight));
    expect(await card.evaluate((words) => words.querySelector('div')?.scrollWidth)).toBeLessThanOrEqual(
      box?.width ?? 0,
    );
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
});

test('no formula is written over itself', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/privacy');
  await PANELS.About?.(page);
  const rows = page.getByRole('dialog', { name: 'About' }).locator('mrow');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    const gaps = await row.evaluate(({ children }) =>
      [...children].slice(1).map((next, before) => {
        const parts = children[before]?.querySelectorAll('mtext, mi, mo, mn') ?? [];
        const seen = [children[before], ...parts].filter((part) => part && !part.closest('mphantom, mpadded'));
        return (
          next.getBoundingClientRect().left - Math.max(...seen.map((part) => part?.getBoundingClientRect().right ?? 0))
        );
      }),
    );
    expect(Math.min(0, ...gaps)).toBe(0);
  }
});

test('a failed part shows its message in whole words', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/privacy');
  await page.route('**/releases/mfe-courses/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Course Leaderboards' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Course Leaderboards could not be shown.')).toBeVisible();
  expect(await brokenWords(main)).toEqual([]);
});

/** Placeholders longer than their field. */
const cutPlaceholders = (page: Page) =>
  page.locator('input:visible').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).flatMap((field) => {
      const { font, fontStretch } = getComputedStyle(field, '::placeholder');
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const words = document.createElement('span');
      words.textContent = field.placeholder;
      Object.assign(words.style, { font, fontStretch, position: 'absolute', whiteSpace: 'nowrap' });
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return width > room ? [field.placeholder] : [];
    }),
  );

/** @promise In the browser: At double text size … */
test('what a field is for can be read in it', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/compare');
  await expect(page.getByPlaceholder('Find a player').first()).toBeVisible();
  expect(await cutPlaceholders(page)).toEqual([]);
  await page.goto('/courses');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByPlaceholder('Search Courses...')).toBeVisible();
  expect(await cutPlaceholders(page)).toEqual([]);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/trophy-room/14');
  await expect(page.getByPlaceholder('Players unavailable')).toBeVisible();
  expect(await cutPlaceholders(page)).toEqual([]);
});
