import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Relative luminance of "rgb(1, 2, 3)" as WCAG 2 has it, 0 to 1. */
function luminance(colour: string): number {
  const parts = [...colour.matchAll(/\d+/g)].map(([part]) => Number(part) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the theme is light until the visitor chooses, and the choice holds', async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await site.open('/courses');
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a dark page is dark from its first paint', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // Blocks all scripts but the one in the head, so the first paint is visible.
  await page.route('**/*.js', (route) => route.abort());
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const theme of ['light', 'dark'] as const) {
  test(`sets of tees can be told apart on a ${theme} page, each in a ring that is seen`, async ({ page, site }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await site.open('/courses/1-st-andrews-links-old-course');
    const group = page.getByRole('table', { name: 'Leaderboard' }).locator('tbody').first();
    const ringOf = (element: Element) => [
      getComputedStyle(element).boxShadow,
      getComputedStyle(element, '::after').content,
    ];
    const head = group.getByRole('rowheader').first();
    const ring = await head.getByText('Championship', { exact: true }).evaluate(ringOf);
    const dots = page.getByRole('table', { name: 'Leaderboard' }).getByRole('cell').locator('[style*="--tee"]');
    expect(await dots.first().evaluate(ringOf)).toEqual(ring);
    expect(ring[1]).toBe('none');
    // Dark green tees and black ones: their dots are a colour and a grey.
    const chroma = (dot: Locator) =>
      dot.evaluate((element) => Number(getComputedStyle(element).backgroundColor.split(' ')[1]));
    const black = group.locator('xpath=following-sibling::tbody[1]').locator('[style*="--tee"]').last();
    expect(await chroma(dots.first())).toBeGreaterThan(0.06);
    expect(await chroma(black)).toBeLessThan(0.03);
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      return ['tee-ring', 'paper', 'surface', 'surface-2', 'accent-soft', 'gold-soft'].map((token) => {
        probe.style.color = `var(--${token})`;
        return getComputedStyle(probe).color;
      });
    });
    expect(ring[0]).toContain(colours[0]);
    const [drawn = '', ...grounds] = colours;
    for (const ground of grounds) expect(contrast(drawn, ground), ground).toBeGreaterThanOrEqual(3);
  });

  test(`ways to sort are buttons with an outline that is seen on a ${theme} page`, async ({ page, site }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await site.open('/courses/1-st-andrews-links-old-course');
    const other = page.getByRole('group', { name: 'Sort by' }).getByText('Date');
    const [outline, ground] = await other.evaluate((label) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(label);
      return [borderTopColor, backgroundColor];
    });
    expect(contrast(outline, ground)).toBeGreaterThanOrEqual(3);
  });
}
