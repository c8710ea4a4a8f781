import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './hydrated.ts';

/** Parts of the page that are not final yet. */
const pendingParts = (page: Page) =>
  page.evaluate(() => {
    /** Within the distance at which the card of a course starts its calls. */
    const NEAR = 500;
    const isWithin = (part: Element, distance: number) => {
      const { top, bottom, left, right, height } = part.getBoundingClientRect();
      const isBeside = right <= 0 || left >= innerWidth;
      return height > 0 && !isBeside && top < innerHeight + distance && bottom > -distance;
    };
    const isInWindow = (part: Element) => isWithin(part, 0);
    /** Whether a box scrolls or clips the part out of sight: there a lazy picture does not load. */
    const isClipped = (part: Element) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      for (let around = part.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        if (top >= box.bottom || bottom <= box.top || left >= box.right || right <= box.left) return true;
      }
      return false;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const saysLoading = (part: Element) =>
      (part.getAttribute('aria-label') ?? part.textContent).trim().startsWith('Loading');
    const PLACEHOLDER = '[class*="Skeleton_"], [data-loading], [aria-busy="true"]';
    const parts = [
      ...all('html[data-first-screen], [data-boundary]:not([data-hydrated])'),
      ...all(PLACEHOLDER).filter(isInWindow),
      ...all('[role="status"]').filter((part) => isInWindow(part) && saysLoading(part)),
      ...all(`article[id^="course-"]:is(:has(${PLACEHOLDER}), :not(:has([aria-label^="Pictures of"])))`).filter(
        (card) => isWithin(card, NEAR),
      ),
      // A drawing of the server stands in for the chart.
      ...all('figure[aria-label="Handicap history"]:not(:has(canvas))').filter((figure) => isWithin(figure, NEAR)),
      ...[...document.images].filter((image) => !image.complete && isInWindow(image) && !isClipped(image)),
    ].map((part) => part.getAttribute('src') ?? (part.cloneNode() as Element).outerHTML);
    return document.fonts.status === 'loading' ? [...parts, 'fonts'] : parts;
  });

/** Waits until the window has its final content: hydrated slots, data, charts, pictures and fonts. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect.poll(() => pendingParts(page)).toEqual([]);
}

/** Waits until a page has everything that it loads by itself. The visitor has not opened the updates before. */
export async function expectSettled(page: Page): Promise<void> {
  await expectHydrated(page);
  // An idle page fetches the updates last. The bell counts them.
  await expect(page.locator('[data-event="notifications"]')).toHaveText(/\d/);
  await expectLoaded(page);
}
