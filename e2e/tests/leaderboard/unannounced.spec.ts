import { matrix } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/* An unannounced player: the name is in the page, blurred beyond recognition. */

const ID = 40;
const NAME = 'Cassius Moonfield';

/** Visible words with a part of the name. */
const readable = (page: Page) =>
  page.evaluate((name) => {
    const isBlurred = (element: Element): boolean => {
      const { filter, fontSize } = getComputedStyle(element);
      const [, radius = '0'] = /blur\(([\d.]+)px\)/.exec(filter) ?? [];
      // Half the letters' height.
      if (Number(radius) >= 0.45 * Number.parseFloat(fontSize)) return true;
      return element.parentElement !== null && isBlurred(element.parentElement);
    };
    const isSeen = (element: Element) => {
      const { clipPath } = getComputedStyle(element);
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && clipPath !== 'inset(50%)';
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode;
      if (!parentElement || !textContent || !name.split(' ').some((part) => textContent.includes(part))) continue;
      if (parentElement.matches('script, style') || !isSeen(parentElement) || isBlurred(parentElement)) continue;
      found.push(textContent);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])'))
      if (name.split(' ').some((part) => field.value.includes(part)) && !isBlurred(field)) found.push(field.value);
    return { found, title: document.title.includes(name) };
  }, NAME);

for (const path of [
  '/',
  `/?expand=${ID}`,
  `/?player=${ID}`,
  `/players/${ID}`,
  `/compare/1-${ID}`,
  `/trophy-room/${ID}`,
  '/courses',
  '/records',
])
  /** @promise In the browser: The page contains the name of an unannounced player, but unreadable */
  test(`nobody reads the name at ${path}`, matrix(path === '/'), async ({ site, page }) => {
    await site.open(path);
    await expect(page.locator('[data-boundary]').first()).toHaveAttribute('data-hydrated');
    if (path.includes('expand')) await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
    if (path.includes('room')) await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    expect(await readable(page)).toEqual({ found: [], title: false });
  });

/** @promise In the browser: The page contains the … */
test('the name is unreadable in filters, suggestions and lists of players', async ({ site, page }) => {
  await site.open('/');
  await site.leaderboard.getByRole('button', { name: /^Player/ }).click();
  const filter = page.getByRole('dialog', { name: 'Player filter' });
  // The filter still finds the name.
  await filter.getByRole('searchbox').fill('Moonf');
  const option = filter.getByRole('checkbox', { name: NAME });
  await expect(option).toBeVisible();
  expect((await readable(page)).found).toEqual([]);
  await option.check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /To be announced/ })).toBeVisible();
  expect((await readable(page)).found).toEqual([]);
  await page.getByLabel('Find a player').fill('Moonf');
  await expect(page.getByRole('option', { name: /Moonfield/ })).toBeVisible();
  expect((await readable(page)).found).toEqual([]);
  await page.keyboard.press('Escape');
  await site.open('/trophy-room/1');
  await page.getByRole('combobox', { name: 'Player', exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await readable(page)).found).toEqual([]);
});
