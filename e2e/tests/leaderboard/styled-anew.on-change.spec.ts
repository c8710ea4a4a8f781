import type { Page } from '@playwright/test';
import { expectSettled } from '../../support/loaded.ts';
import { liveStyleSheets } from '../../support/release-store.ts';
import { styledDuring } from '../../support/styled.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Elements without changes are not restyled. Restyling all rows of the leaderboard blocks a slow phone for a sixth of a
 * second.
 */

/** Adds a style sheet to the page and waits for the next paint. Runs in the page. */
async function addStyles(text: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Number of elements in the rows. */
const elementsOfRows = (page: Page) => page.locator('[data-row] *').count();

test.beforeEach(async ({ site, page }) => {
  await site.open('/');
  await expectSettled(page);
});

// A late style sheet with an @property, for example, restyles every element of the page.
test('a late style sheet does not restyle the rows', async ({ page, browser }) => {
  const first = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href')));
  const late = (await liveStyleSheets()).filter(({ path }) => !first.includes(path));
  expect(late.length).toBeGreaterThan(0);
  const elements = await elementsOfRows(page);
  for (const { path, text } of late) {
    const styled = await styledDuring(browser, page, () => page.evaluate(addStyles, text));
    expect.soft(styled, path).toBeLessThan(elements / 2);
  }
});

// Popups set aria-hidden on everything behind them: a rule for [aria-hidden]::first-letter restyles all descendants.
test('opening suggestions does not restyle the rows behind', async ({ page, browser }) => {
  const field = page.getByLabel('Find a player');
  const suggestions = page.getByRole('option');
  // Excludes the first load of code and style sheets.
  await field.fill('j');
  await expect(suggestions.first()).toBeVisible();
  await field.fill('');
  await expect(suggestions).toHaveCount(0);
  const styled = await styledDuring(browser, page, async () => {
    await field.press('j');
    await expect(suggestions.first()).toBeVisible();
    await expect(page.locator('table[aria-hidden]')).toBeAttached();
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan((await elementsOfRows(page)) / 2);
});
