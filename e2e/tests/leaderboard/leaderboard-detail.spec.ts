import { ON_CHANGE } from '../../support/on-change.ts';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

const SEPARATOR =
  'Handicap calculation takes the average of the top 8 adjusted scores (highlighted) from the latest 20 scores above';

/** Maximum number of Tab stops in a row. */
const mostStops = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const stops = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')];
    const isStop = (element: HTMLElement) => element.tabIndex >= 0 && element.checkVisibility();
    return Math.max(...all.map((row) => stops(row).filter(isStop).length));
  });

test('the cards of an opened row have corners of one radius', ON_CHANGE, async ({ site, page }) => {
  await site.open('/?expand=14');
  const detail = page.getByRole('region', { name: 'Odhrán Kilvarney' });
  const cards = [
    detail.getByRole('region', { name: 'Personal best' }),
    detail.getByRole('table', { name: 'Rounds' }),
    detail.getByRole('navigation', { name: 'Neighbours on the leaderboard' }).getByRole('list'),
  ];
  const radii = await Promise.all(
    cards.map((card) => card.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)),
  );
  expect(new Set(radii).size).toBe(1);
});

for (const [device, width] of [
  ['a phone', 375],
  ['a large screen', 1280],
] as const)
  test(
    `what the columns of rounds are called stays in view below the header while they pass, on ${device}`,
    ON_CHANGE,
    async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open('/?expand=14');
      const rounds = page.getByRole('table', { name: 'Rounds' });
      await rounds.getByRole('row').nth(15).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
      const header = (await page.getByRole('banner').boundingBox()) ?? { y: NaN, height: NaN };
      const top = async () =>
        ((await rounds.getByRole('columnheader', { name: /^Adj/ }).boundingBox())?.y ?? NaN) - header.y;
      await expect.poll(top).toBeCloseTo(header.height, 0);
    },
  );

test('a link opens a player in view: rounds, calculation, chart, neighbours', async ({ site, page }) => {
  await site.open('/?expand=14');
  const detail = page.getByRole('region', { name: 'Odhrán Kilvarney' });
  await expect(detail).toBeInViewport();
  const figure = detail.getByRole('figure', { name: 'Handicap history' });
  await expect(figure.locator('canvas')).toBeVisible();
  // Its row is below the header,
  const edge = async (of: Locator) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
  const header = await edge(page.getByRole('banner'));
  const row = await edge(site.leaderboard.getByRole('row', { name: /^5\b.*Odhrán Kilvarney/ }));
  // Space remains for the table's head, which is hidden while a row is open.
  expect(row.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(row.y).toBeLessThan(header.y + header.height + 64);
  const rounds = detail.getByRole('table', { name: 'Rounds' });
  await expect(rounds.getByRole('row').nth(21)).toHaveText(SEPARATOR);
  await expect(page.getByText('counts towards the handicap')).toBeVisible();
  await expect(rounds.getByRole('img', { name: 'counts' })).toHaveCount(8);
  expect(await mostStops(rounds.getByRole('row'))).toBeLessThanOrEqual(3);
  expect(await mostStops(site.leaderboard.locator('[data-row]'))).toBeLessThanOrEqual(2);
  await rounds
    .getByRole('button', { name: /was calculated/ })
    .first()
    .click();
  await expect(rounds).toContainText(/Adjusted score113\s×/);
  await expect(rounds.getByRole('link', { name: 'Report an error in this round' }).first()).toHaveAttribute(
    'href',
    /^mailto:.+round%20\d+/,
  );
  await figure.getByText('Show as table').click();
  await expect(figure.getByRole('row').nth(1)).toContainText('Today');
  // A head, the latest 20, the separator, 5 older rounds, and a calculation.
  await expect(rounds.getByRole('row')).toHaveCount(28);
  await detail.getByRole('button', { name: 'Show all 60 rounds' }).click();
  await expect(rounds.getByRole('row')).toHaveCount(63);
  await detail
    .getByRole('navigation')
    .getByRole('button', { name: /Kaisa Lindqvarn/ })
    .click();
  await expect(site.player('Kaisa Lindqvarn')).toHaveAttribute('aria-expanded', 'true');
  await expect(detail).toHaveCount(0);
});

test('a single round leaves no empty place for a chart', async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open('/?expand=46');
  const detail = page.getByRole('region', { name: 'Barnaby Quillhouse' });
  const note = await detail.getByText(/^One round so far/).boundingBox();
  const best = await detail.getByRole('region', { name: 'Personal best' }).boundingBox();
  expect((best?.y ?? NaN) - (note?.y ?? NaN)).toBeLessThan(160);
});

test(
  'the course of a personal best stands below its title, however short that is',
  ON_CHANGE,
  async ({ site, page }) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await site.open('/?expand=46');
      const best = page.getByRole('region', { name: 'Personal best' });
      const title = await best.getByRole('link').first().boundingBox();
      const course = await best.getByText('Asker Golfklubb – Asker').boundingBox();
      expect(course?.x, `${width} px`).toBe(title?.x);
      expect(course?.y, `${width} px`).toBeGreaterThan((title?.y ?? NaN) + (title?.height ?? NaN) / 2);
    }
  },
);

test('unknown values are smaller than known ones', ON_CHANGE, async ({ site, page }) => {
  await page.route('**/api/youtube-subscribers/*', (route) => route.fulfill({ json: { subscriberCount: null } }));
  await site.open('/?expand=14');
  const size = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const profile = page.getByRole('region', { name: 'Odhrán Kilvarney' });
  const rounds = profile.getByRole('definition').filter({ hasText: /^\d+$/ });
  expect(await size(profile.getByText('Unavailable'))).toBeLessThan(await size(rounds));
  const handicap = (text: string) => site.leaderboard.getByRole('cell').getByText(text, { exact: true }).first();
  expect(await size(handicap('N/A'))).toBeLessThan(await size(handicap('+1.4')));
});

test('a handicap that is not there yet keeps inside its row on a narrow phone', ON_CHANGE, async ({ site, page }) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/');
    const cell = site.leaderboard.getByRole('cell', { name: /of 5 rounds/ }).first();
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('by keyboard: open a player, see how a round was calculated, go to a neighbour, close', async ({ site, page }) => {
  await site.open('/');
  await site.player('Odhrán Kilvarney').focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: 'Odhrán Kilvarney' });
  const explain = detail.getByRole('button', { name: /was calculated/ }).first();
  await explain.focus();
  await page.keyboard.press('Enter');
  await expect(detail.getByRole('table', { name: 'Rounds' })).toContainText(/Adjusted score113\s×/);
  // Two words of golf that explain themselves are before it.
  for (const name of ['Course rating', 'slope rating']) {
    await page.keyboard.press('Tab');
    await expect(detail.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(detail.getByRole('link', { name: 'All about this round' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(detail.getByRole('link', { name: 'Report an error in this round' }).first()).toBeFocused();
  await detail.getByRole('button', { name: /Jun Takamori/ }).focus();
  await page.keyboard.press('Enter');
  await expect(site.player('Jun Takamori')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Close Jun Takamori' }).focus();
  await page.keyboard.press('Enter');
  await expect(site.player('Jun Takamori')).toHaveAttribute('aria-expanded', 'false');
  await expect(site.player('Jun Takamori')).toBeFocused();
  await expect(site.player('Jun Takamori')).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(site.player('Jun Takamori')).toHaveAttribute('aria-expanded', 'true');
});

test('links that lead nowhere are told on the console, each round once', async ({ site, page }) => {
  await page.route('**/api/player-rounds/14', async (route) => {
    const rounds = (await (await route.fetch()).json()) as { link: string | null; pro: boolean }[];
    const [first, second] = rounds.filter(({ pro }) => !pro);
    await route.fulfill({
      json: [
        { ...first, link: null },
        { ...second, link: 'https://example.com/x' },
      ],
    });
  });
  await site.open('/?expand=14');
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
  await site.player('Odhrán Kilvarney').click();
  await site.player('Odhrán Kilvarney').click();
  await expect(page.getByRole('table', { name: 'Rounds' }).getByText('No Thumbnail').first()).toBeVisible();
  expect(site.console.filter((line) => line.startsWith('warning'))).toEqual([
    'warning: Video link is undefined or null',
    'warning: Invalid YouTube URL',
  ]);
});

test('a title shows its card, which stays under the pointer and closes by Escape', async ({ site, page }) => {
  await site.open('/?expand=14');
  const title = page.getByRole('table', { name: 'Rounds' }).locator('a[data-event^="video-link"]').nth(1);
  const card = page.locator('[data-popup]');
  await title.hover();
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card.getByRole('link')).toBeVisible();
  await page.mouse.move(2, 400);
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Tab');
  await title.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

for (const width of [1440, 768, 375])
  test(`a title's card hides nothing of its row, ${width} px`, ON_CHANGE, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.open('/?expand=14');
    const row = page.getByRole('table', { name: 'Rounds' }).getByRole('row').nth(2);
    const title = row.locator('a[data-event^="video-link"]:visible').last();
    // More space below the title than above.
    await title.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 250));
    await title.hover();
    const card = page.locator('[data-popup$="|title"]');
    await expect(card).toBeVisible();
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const [over, its] = [await boxOf(card), await boxOf(row)];
    expect(over.y).toBeGreaterThanOrEqual(its.y + its.height);
  });

test('the card of a title stays inside a low window, also while that scrolls', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await site.open('/?expand=14');
  const title = page.getByRole('table', { name: 'Rounds' }).locator('a[data-event^="video-link"]:visible').nth(1);
  const scrollTo = (top: number) =>
    title.evaluate((element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted), top);
  await scrollTo(100);
  // By keyboard: scrolling the title away from a pointer would close it.
  await page.keyboard.press('Tab');
  await title.focus();
  const card = page.locator('[data-popup$="|title"]');
  await expect(card).toBeVisible();
  // The whole card fits neither above nor below.
  await scrollTo(250);
  await expect(card.getByText('Watch on YouTube').last()).toBeInViewport({ ratio: 1 });
  await expect(card.locator('img')).toBeInViewport({ ratio: 1 });
});

test('channel logos show all channels of a player, and each leads to its own', async ({ site, page }) => {
  await site.open('/');
  await site.leaderboard.locator('[data-event="channel-link-14"]').hover();
  const card = page.locator('[data-popup^="14|"]');
  await expect(card.getByRole('link')).toHaveText([
    'Vale of Tears Golf',
    'Kilvarney Uncut',
    'Two Men and a Flag',
    'The Long Walk In',
  ]);
  const addresses = await card.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(4);
});

test('without channel addresses a card links the main channel, and names others', async ({ site, page }) => {
  await page.route(/\/api\/player-channels\//, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await site.open('/');
  await site.leaderboard.locator('[data-event="channel-link-14"]').hover();
  const card = page.locator('[data-popup^="14|"]');
  await expect(card.getByRole('link')).toHaveText(['Vale of Tears Golf']);
  await expect(card).toContainText('Two Men and a Flag');
});

test('the view and the rounds come as files', async ({ site, page }) => {
  await site.open('/?expand=14&country=ie');
  await expect(page.getByRole('region', { name: 'Odhrán Kilvarney' })).toBeVisible();
  const view = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await view).path(), 'utf8');
  expect(file.split('\r\n')[1]).toMatch(/^5,Odhrán Kilvarney,Ireland,/);
  const rounds = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download rounds (CSV)' }).click();
  expect((await rounds).suggestedFilename()).toBe('golf-handicaps-player-14.csv');
  const [head, first, ...others] = (await readFile(await (await rounds).path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('Round,Date,Video,Link,Course,Holes,Par,Course Rating,Slope,Score,Net,Counts');
  expect(first).toMatch(/^\d+,\d{4}-\d\d-\d\d,.+,-?\d+,-?[\d.]+,(yes|no)$/);
  expect(others.filter((line) => line.endsWith(',yes')).length + Number(first?.endsWith(',yes'))).toBe(8);
});

test('the link of a player is copied', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/?expand=38');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?expand=38$/);
});

test(
  'an open player follows the theme, chart included, and is accessible with a round explained',
  ON_CHANGE,
  async ({ site, page }) => {
    // One with nine rounds: axe checks each, and they are alike.
    await site.open('/?expand=38');
    const canvas = page.getByRole('figure', { name: 'Handicap history' }).locator('canvas').first();
    await expect(canvas).toBeVisible();
    const light = await canvas.screenshot();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(async () => (await canvas.screenshot()).equals(light)).toBe(false);
    const detail = page.getByRole('region', { name: 'Wren Applecott' });
    await detail
      .getByRole('table', { name: 'Rounds' })
      .getByRole('button', { name: /was calculated/ })
      .first()
      .click();
    await detail.getByText('Show as table').click();
    await expectAccessibleAtBothWidths(page, 'an open player', '[aria-label="Wren Applecott"]');
  },
);
