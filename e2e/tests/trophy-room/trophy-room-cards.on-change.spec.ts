import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Its position after all animations, in pixels of the window. */
const boxOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('in a low window a card is beside its piece, with its arrow at the edge', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 500 });
  await page.goto('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  const shelves = room.getByRole('list', { name: /^(?:Trophies|Badges)/ });
  const pieces = shelves.getByRole('button');
  // Trophies and badges are two calls.
  await expect(pieces).toHaveCount(21);
  const sides = new Set<string | null>();
  for (const piece of await pieces.all()) {
    await page.keyboard.press('Tab');
    await piece.focus();
    const name = (await piece.getAttribute('aria-label')) ?? '';
    const card = room.getByRole('dialog', { name, exact: true });
    const arrow = card.locator('[aria-hidden][data-side]');
    const distanceToEdge = async () => {
      const [outer, inner] = [await boxOf(card), await boxOf(arrow)];
      const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
      return Math.min(...[x - outer.left, outer.right - x, y - outer.top, outer.bottom - y].map(Math.abs));
    };
    // The card is placed again once its picture has a size.
    await expect.poll(distanceToEdge).toBeLessThan(2);
    sides.add(await arrow.getAttribute('data-side'));
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
  expect([...sides]).toEqual(expect.arrayContaining(['left', 'right', 'top']));
});

/** @promise In the browser: A pointer on a trophy or badge opens its card */
test('the pointer finds every piece in its middle, those of the back step too', async ({ page }) => {
  await page.goto('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  const pieces = room.getByRole('list', { name: /^(?:Trophies|Badges)/ }).getByRole('button');
  await expect(pieces).toHaveCount(21);
  for (const piece of await pieces.all()) {
    await piece.hover();
    const card = room.getByRole('dialog', { name: (await piece.getAttribute('aria-label')) ?? '', exact: true });
    await expect(card).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(card).toHaveCount(0);
  }
});

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const) {
  test(`${width} px: a line below the name lists the room's content, and the whole cabinet is visible`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await site.open('/trophy-room/14');
    const room = page.getByRole('dialog', { name: 'Trophy Room' });
    const hint = await room.getByText('13 trophies and 8 badges. Select one for its story.').boundingBox();
    const plaque = await room.getByRole('heading', { name: 'Odhrán Kilvarney' }).boundingBox();
    expect(hint?.height).toBeLessThan(30);
    expect((hint?.y ?? Infinity) + (hint?.height ?? 0)).toBeLessThan(plaque?.y ?? 0);
    expect(await room.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBeLessThanOrEqual(0);
  });
}
