import type { Page } from '@playwright/test';

declare global {
  /** Recorded messages of live regions. */
  var said: string[];
}

/**
 * Records the messages of polite live regions.
 * @returns reads all messages so far, in order
 */
export async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      const live = changes.flatMap(({ target, addedNodes }) =>
        [target, ...addedNodes].flatMap((node) => {
          const element = node instanceof Element ? node : node.parentElement;
          return element?.closest('[role=status], [aria-live=polite]') ?? [];
        }),
      );
      globalThis.said.push(...[...new Set(live)].map(({ textContent }) => textContent.trim()).filter(Boolean));
    }).observe(document.querySelector('main') ?? document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.said);
}
