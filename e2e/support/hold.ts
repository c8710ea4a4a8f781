import type { Page } from '@playwright/test';

/**
 * Delays matching requests.
 * @returns a function that releases them
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}
