import { ON_CHANGE } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, SIZES } from '../../support/accessible.ts';
import { expectLoaded, expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = '/courses?club=St+Andrews+Links';
const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of St Andrews Links' });
const bullet = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Picture ${number}`, exact: true });
/** The current picture, which can be opened. */
const shown = (page: Page) => carousel(page).getByRole('button', { name: /^Enlarge picture/ });

test('pictures go round by buttons, bullets and arrow keys', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await site.open(COURSE);
  await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
  const next = carousel(page).getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
  await bullet(page, 3).click();
  await expect(bullet(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
  // Next wraps from the last to the first.
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(bullet(page, 3)).toHaveAttribute('aria-current', 'true');
  expect(site.console).toEqual([]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      'arrow keys on a picture take the focus along, all the way round and back',
      ON_CHANGE,
      async ({ site, page }) => {
        await page.setViewportSize({ width: 1280, height: 1200 });
        await site.open(COURSE);
        await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
        await shown(page).focus();
        for (const [key, number] of [
          ['ArrowRight', 2],
          ['ArrowRight', 3],
          ['ArrowRight', 1],
          ['ArrowLeft', 3],
        ] as const) {
          await page.keyboard.press(key);
          await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true');
          await expect(shown(page)).toBeFocused();
          await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
        }
      },
    );
  });
}

test('a press counts right after a resize', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await site.open(COURSE);
  const next = carousel(page).getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  await next.evaluate(async (button) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const window = button.parentElement;
    if (window) window.style.width = '400px';
    // The first frame lays out, the second notifies the slider, which moves its pictures in the third.
    await frame();
    await frame();
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    port2.postMessage(null);
    await told;
    (button as HTMLButtonElement).click();
    await frame();
    await frame();
  });
  await expect(bullet(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('fast presses show the pictures one after the other', ON_CHANGE, async ({ site, page }) => {
  await site.open(COURSE);
  await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
  const next = carousel(page).getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  // In one task of the browser, as on a busy phone.
  await next.evaluate(
    (button: HTMLButtonElement, first) => {
      (first as HTMLButtonElement).click();
      button.click();
      button.click();
    },
    await bullet(page, 1).elementHandle(),
  );
  await expect(bullet(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('a change of picture takes 600 ms', ON_CHANGE, async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open(COURSE);
  const track = carousel(page).getByRole('group').first().locator('..');
  // Installed before the press: it could be too late afterwards.
  const watch = await track.evaluateHandle((element) => ({
    duration: new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!element.style.transitionDuration || element.style.transitionDuration === '0ms') return;
        observer.disconnect();
        resolve(element.style.transitionDuration);
      });
      observer.observe(element, { attributes: true, attributeFilter: ['style'] });
    }),
  }));
  await carousel(page).getByRole('button', { name: 'Next picture' }).click();
  expect(await watch.evaluate(({ duration }) => duration)).toBe('600ms');
});

test('each press during a change of picture counts, and no change is broken off', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open(COURSE);
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
  const track = carousel(page).getByRole('group').first().locator('..');
  const changes = await track.evaluateHandle((element) => {
    const seen: string[] = [];
    for (const type of ['transitionend', 'transitioncancel']) {
      element.addEventListener(type, (event) => event.target === element && seen.push(type));
    }
    return seen;
  });
  const next = carousel(page).getByRole('button', { name: 'Next picture' });
  await next.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => changes.jsonValue()).toEqual(Array.from({ length: 4 }, () => 'transitionend'));
  // Three pictures: the fourth press shows the second.
  await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
});

test('only the first picture is fetched until the visitor turns to the carousel', async ({ site, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    fetched.push(pathname + search);
  });
  await site.open(COURSE);
  await expect(shown(page).getByRole('img')).toBeVisible();
  await expectSettled(page);
  // The index has its own small picture.
  const pictures = () => fetched.filter((path) => /^\/images\/courses\/st-andrews[^?]*$/.test(path));
  expect(pictures()).toEqual(['/images/courses/st-andrews-old-1.svg']);
  await carousel(page).hover();
  await expect.poll(pictures).toHaveLength(3);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('a swipe shows the next picture', async ({ site, page }) => {
    await site.open(COURSE);
    await expect(shown(page).getByRole('img')).toBeVisible();
    await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
    await expectLoaded(page);
    await shown(page).scrollIntoViewIfNeeded();
    const box = (await shown(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', box.x + 230);
    for (const x of [190, 140, 80, 10]) await touch('touchMove', box.x + x);
    await touch('touchEnd');
    await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});

test('a picture fills the screen: arrow keys, Escape, and the focus comes back', async ({ site, page }) => {
  await site.open(COURSE);
  await shown(page).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures of St Andrews Links' });
  await expect(viewer.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(shown(page)).toBeFocused();
  // The carousel below has not moved.
  await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
  await shown(page).click();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
});

test('a picture that fails to load shows a message', async ({ site, page }) => {
  await page.route('**/images/courses/st-andrews-old-1.svg', (route) => route.abort());
  await site.open(COURSE);
  await expect(carousel(page).getByText('This picture didn’t load.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the courses' })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: a course prints on one clean page`, ON_CHANGE, async ({ site, page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      window.print = () => document.body.setAttribute('data-asked', '');
    }, theme);
    await site.open('/courses');
    const course = page.getByRole('article', { name: 'Carnoustie Golf Links' });
    await course.scrollIntoViewIfNeeded();
    await expect(course.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await course.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-asked]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(course).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(course.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(course.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(21, 32, 26)');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // The printed page is complete again.
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('article')).toHaveCount(12);
  });
}

for (const { size, viewport } of SIZES) {
  test(`an open dropdown, a popup and the viewer are accessible, ${size}`, ON_CHANGE, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    await site.open(COURSE);
    await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, 'a dropdown', '[role=listbox]', { anchored: true });
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Leaderboard' }).getByRole('rowheader').getByRole('link').first().hover();
    await expect(page.locator('[data-popup]')).toBeVisible();
    await expectAccessible(page, 'a popup', '[data-popup]', { anchored: true });
    await page.keyboard.press('Escape');
    await shown(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the viewer', 'dialog[open]');
  });
}
