import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/test.ts';

/** Fault of a card's position: it covers its link, or exceeds the window. */
const faultsOf = (link: Locator) =>
  link.evaluate((about) => {
    const a = about.getBoundingClientRect();
    const b = document.querySelector('[data-popup]')?.getBoundingClientRect() ?? new DOMRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return [
      ...(across > 1 && down > 1 ? ['covers its link'] : []),
      ...(b.left < 0 || b.right > innerWidth || b.top < 0 || b.bottom > innerHeight ? ['sticks out'] : []),
    ];
  });

/** Focuses each of a table's first links at different scroll positions, and checks the opened card. */
async function lookAtCards(page: Page, address: string, table: string) {
  await page.goto(address);
  await expectHydrated(page);
  await page.keyboard.press('Tab');
  const links = page.getByRole('table', { name: table }).locator('a[target=_blank]:visible');
  await expect(links).not.toHaveCount(0);
  const card = page.locator('[data-popup]');
  const { height = 0 } = page.viewportSize() ?? {};
  for (const link of (await links.all()).slice(0, 3)) {
    for (const part of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      await link.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), part * height);
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await expect(card).toBeVisible();
      // A professional's round has no picture.
      const pictures = card.locator('img');
      await expect
        .poll(() => pictures.evaluateAll((all) => all.every((img) => 'complete' in img && img.complete)))
        .toBe(true);
      await expect.poll(() => faultsOf(link), `${await link.textContent()} at ${part} of the window`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await link.evaluate((element: HTMLElement) => element.blur());
    }
  }
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 720, height: 500 },
  { width: 375, height: 812 },
  { width: 375, height: 600 },
];

for (const { width, height } of SIZES) {
  /** @promise In the browser: A panel or a … */
  test(
    `${width} × ${height}: the card of a round never covers the link that opened it, nor leaves the window`,
    matrix(height === 500),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await lookAtCards(page, '/players/14', 'Rounds');
    },
  );
}

test('with letters of twice the size a card is as wide as a phone at most', ON_CHANGE, async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await lookAtCards(page, '/players/14', 'Rounds');
});
