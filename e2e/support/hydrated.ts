import { expect, type Page } from '@playwright/test';

/** Waits until every slot is hydrated and the rows below the first screen are shown. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('body[data-hydrated]')).toBeAttached();
  await expect(page.locator('[data-boundary]:not([data-hydrated])')).toHaveCount(0);
  await expect(page.locator('html[data-first-screen]')).toHaveCount(0);
}
