import { expect, test } from '../../support/test.ts';

for (const name of ['About', 'Settings', 'Contact']) {
  test(`${name} opens by keyboard, keeps the focus, and gives it back however it closes`, async ({ site, page }) => {
    await site.open('/privacy');
    const button = page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog', { name });
    const ways: Record<string, () => Promise<void>> = {
      Escape: () => page.keyboard.press('Escape'),
      'the X': () => dialog.getByRole('button', { name: 'Close' }).click(),
      'the overlay': () => page.mouse.click(5, 5),
    };
    for (const [way, close] of Object.entries(ways)) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      // The page's only banner is outside the dialog.
      await expect(dialog.getByRole('banner')).toHaveCount(0);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        // Between the last stop and the first, the browser's UI has the focus.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await close();
      await expect(dialog, way).toHaveCount(0);
      await expect(button, way).toBeFocused();
    }
    // Closed and reopened before the browser fires "close".
    await button.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
      close.click();
      queueMicrotask(() => document.activeElement instanceof HTMLElement && document.activeElement.click());
    });
    await expect(dialog).toBeVisible();
    expect(site.console).toEqual([]);
  });
}

test('About sets both formulas as mathematics', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'About', exact: true }).click();
  const formulas = page.getByRole('dialog').getByRole('math');
  await expect(formulas).toHaveCount(2);
  for (const formula of await formulas.all()) expect((await formula.boundingBox())?.height).toBeGreaterThan(30);
  // Side by side, both fractions are at one height.
  const [first, second] = await formulas.evaluateAll((all) =>
    all.map((formula) => formula.querySelector('mfrac > :last-child')?.getBoundingClientRect().top ?? Number.NaN),
  );
  expect(Math.abs((first ?? Number.NaN) - (second ?? Number.NaN))).toBeLessThan(1);
});

test('what the edge of a phone cuts off About fades, and nothing else does', async ({ site, page }) => {
  await site.open('/privacy');
  const text = page.getByRole('dialog', { name: 'About' }).getByRole('group', { name: 'About' });
  const fade = () => text.evaluate((element) => getComputedStyle(element).maskImage);
  const open = () => page.getByRole('button', { name: 'About', exact: true }).click();
  await open();
  expect(await fade()).toBe('none');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await open();
  expect(await fade()).toContain('linear-gradient');
  const height = () => text.evaluate((element) => getComputedStyle(element).maskSize);
  expect(await height()).toBe('100% 100%');
  await text.press('End');
  await expect.poll(height).toContain('48px');
});

test('a page under a dialog neither moves nor scrolls', async ({ site, page }) => {
  await site.open('/');
  await page.evaluate(() => scrollTo(0, 600));
  const place = () => page.getByRole('button', { name: 'Menu' }).boundingBox();
  const before = await place();
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 500);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 300);
  // Only the second turn of the wheel has scrolled the page.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('the two fractions are at one height', async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open('/privacy');
  await page.getByRole('button', { name: 'About', exact: true }).click();
  const brackets = page.getByRole('dialog', { name: 'About' }).locator('mfrac > :first-child mo:first-child');
  await expect(brackets).toHaveCount(2);
  const tops = await brackets.evaluateAll((all) => all.map((bracket) => bracket.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
});
