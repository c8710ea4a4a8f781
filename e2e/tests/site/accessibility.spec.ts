import { ON_CHANGE } from '../../support/on-change.ts';
import { expectAccessible, expectAccessiblePage, SIZES } from '../../support/accessible.ts';
import { expectSettled } from '../../support/loaded.ts';
import type { Locator } from '@playwright/test';
import { SITE_PAGES } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Each kind of page after loading, and the panels and dialogs of all pages. Content that opens in a feature is checked
 * by the feature's tests, components by e2e/stories.
 */

const ROUTES = [
  ...SITE_PAGES,
  '/articles/misconceptions-golf-handicaps',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/courses/6-asker-golfklubb-asker',
  '/players/22-niamh-ballysax',
  '/players/8-kaisa-lindqvarn',
  '/players/38',
  '/compare/5-10',
  '/compare/40-43',
  '/nowhere',
];

for (const route of ROUTES) {
  test(`${route} is accessible and never scrolls sideways`, ON_CHANGE, async ({ site, page }) => {
    await site.open(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessiblePage(page, route);
  });
}

for (const { size, viewport } of SIZES) {
  test(`every panel and dialog is accessible, ${size}`, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    await site.open('/privacy');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');

    for (const name of ['About', 'Settings', 'Contact']) {
      const button = page.getByRole('button', { name, exact: true });
      // On a phone it is in the menu.
      if (!(await button.isVisible())) await menu.click();
      await button.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page, name, 'dialog[open]');
      await page.keyboard.press('Escape');
    }
  });
}

/** Background colour of an element. */
const behind = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in forced colours the selection is visible', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/articles/golf-handicap-calculator');
  const holes = page.getByRole('group', { name: 'Holes Played' }).locator('label');
  await expect(holes.filter({ has: page.getByRole('radio', { checked: true }) })).toHaveText('18');
  expect(await behind(holes.nth(0))).not.toBe(await behind(holes.nth(1)));

  await page.getByRole('button', { name: 'Menu' }).click();
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const current = await places.evaluateAll((links) => links.map((link) => link.getAttribute('aria-current')));
  expect(current.filter(Boolean)).toEqual(['page']);
  expect(await behind(places.nth(current.indexOf('page')))).not.toBe(await behind(places.first()));
});

test('in forced colours a switch shows whether it is on', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  /** The track, and its knob. */
  const coloursOf = (toggle: Locator) =>
    toggle.evaluate((element) => {
      const knob = ['::before', '::after'].map((part) => getComputedStyle(element, part)).find(hasContent);
      return { track: getComputedStyle(element).backgroundColor, knob: knob?.backgroundColor };
      function hasContent({ content }: CSSStyleDeclaration) {
        return content !== 'none';
      }
    });
  await site.open('/courses/1');
  const best = page.getByRole('switch', { name: 'Best round per player' });
  const off = await coloursOf(best);
  expect(off.knob).not.toBe(off.track);
  await best.check();
  await expect.poll(async () => (await coloursOf(best)).track).not.toBe(off.track);
  const on = await coloursOf(best);
  expect(on.knob).not.toBe(on.track);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dark = page.getByRole('switch', { name: 'Dark Mode' });
  await dark.uncheck();
  await expect.poll(async () => (await coloursOf(dark)).track).toBe(off.track);
  expect((await coloursOf(dark)).knob).toBe(off.knob);
  await dark.check();
  await expect.poll(() => coloursOf(dark)).toEqual(on);
});

test('in forced colours counting rounds are filled, others are not', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await site.open('/players/14');
  const keys = page.getByRole('main').locator('[data-key]');
  await expect(keys.first()).toHaveText('counts');
  const fills = await keys.evaluateAll((marks) =>
    marks.map((mark) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(mark, '::before');
      // Forced colours remove the site's fills.
      return forcedColorAdjust === 'none' ? backgroundColor : 'none';
    }),
  );
  expect(fills).toEqual(['rgb(0, 0, 0)', 'none', 'rgb(0, 0, 0)']);
});

/** Brightness of the darkest pixel beside the chart's last point, at the current handicap: 0 is black. */
const darkestLabel = (chart: Locator) =>
  chart.evaluate((canvas: HTMLCanvasElement) => {
    const width = Math.round(canvas.width * 0.05);
    const image = canvas.getContext('2d')?.getImageData(canvas.width - width, 0, width, canvas.height).data ?? [];
    const drawn = Array.from({ length: image.length / 4 }, (_, at) => image.slice(at * 4, at * 4 + 4));
    return Math.min(255, ...drawn.filter(([, , , alpha = 0]) => alpha > 200).map(([red = 255]) => red));
  });

test('a chart and arrows are in the colours of the system, whatever the theme', async ({ site, page }) => {
  // Black on white in the system, dark in the site.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.open('/?expand=14');
  const history = page.getByRole('region', { name: 'Odhrán Kilvarney' }).locator('canvas');
  await expect.poll(() => darkestLabel(history)).toBeLessThan(40);
  const arrow = page.locator('[data-row] .lucide-chevron-down').first();
  await expect(arrow).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('who asks for more contrast gets lines and secondary words as dark as the others', async ({ site, page }) => {
  await site.open('/');
  await expectSettled(page);
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--line', '--field-line', '--ink-2'].map((name) => style.getPropertyValue(name));
    });
  const usual = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const more = await colours();
  for (const [index, colour] of more.entries()) expect(colour).not.toBe(usual[index]);
  await expectAccessible(page, '/ with more contrast');
});
