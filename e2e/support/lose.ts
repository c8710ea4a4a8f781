import type { Page } from '@playwright/test';

/** A file of the site that does not come. */
export interface Lost {
  /** How often it was asked for. */
  asked: number;
  /** It comes again. */
  find(): Promise<void>;
}

/** Loses every request for a file, until it is found. */
export async function lose(page: Page, pattern: string): Promise<Lost> {
  const lost: Lost = { asked: 0, find: () => page.unroute(pattern) };
  await page.route(pattern, (route) => {
    lost.asked += 1;
    return route.abort();
  });
  return lost;
}
