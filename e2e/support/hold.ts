import type { Page } from '@playwright/test';

/** Holds back what is asked for from now on. @returns a function that lets it come */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}
