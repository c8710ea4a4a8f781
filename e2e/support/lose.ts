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

interface FederationWindow {
  __FEDERATION__: {
    __INSTANCES__: { loadShare(id: string): Promise<false | (() => { default?: unknown })> }[];
  };
}

/** How many copies of what must be there once a page has: of React, and of the platform. */
export function copiesOn(page: Page): Promise<{ react: number; platforms: number }> {
  return page.evaluate(async () => {
    // The federation runtime's own register.
    const { __INSTANCES__ } = (globalThis as unknown as FederationWindow).__FEDERATION__;
    const factories = await Promise.all(__INSTANCES__.map((instance) => instance.loadShare('react')));
    const modules = factories.map((factory) => (factory ? factory() : null));
    return {
      react: new Set(modules.map((module) => module?.default ?? module)).size,
      platforms: performance.getEntriesByName('golf:platform').length,
    };
  });
}
