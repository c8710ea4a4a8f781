import type { Page } from '@playwright/test';

export interface Blocked {
  requests: number;
  unblock(): Promise<void>;
}

/** Aborts all requests for a file until `unblock`. */
export async function blockRequests(page: Page, pattern: string): Promise<Blocked> {
  const blocked: Blocked = { requests: 0, unblock: () => page.unroute(pattern) };
  await page.route(pattern, (route) => {
    blocked.requests += 1;
    return route.abort();
  });
  return blocked;
}
