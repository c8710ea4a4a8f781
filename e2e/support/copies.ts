import type { Page } from '@playwright/test';

type Factory = false | (() => { default?: unknown });

interface FederationWindow {
  /** The runtime's own register; a page that shows nothing but its first screen may have none. */
  __FEDERATION__?: { __INSTANCES__: { name: string; loadShare(id: string): Promise<Factory> }[] };
  /** Where modules that are imported without their container find what is shared. */
  __mf_module_cache__: { share: Record<string, { default?: unknown }> };
}

/** The containers that a page has started, the shell's own name among them. */
export const containersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as FederationWindow;
    return (federation?.__INSTANCES__ ?? []).map(({ name }) => name).toSorted();
  });

/** How many copies of a shared library the shell, the containers and the modules of a page have between them. */
export const copiesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (name) => {
    const { __FEDERATION__: federation, __mf_module_cache__: cache } = globalThis as unknown as FederationWindow;
    const factories = await Promise.all((federation?.__INSTANCES__ ?? []).map((instance) => instance.loadShare(name)));
    const modules = [cache.share[`default:${name}`], ...factories.map((factory) => (factory ? factory() : null))];
    return new Set(modules.map((module) => module?.default ?? module)).size;
  }, id);

/** How many copies of what must be there once a page has: of React, and of the platform. */
export async function copiesOn(page: Page): Promise<{ react: number; platforms: number }> {
  const platforms = await page.evaluate(() => performance.getEntriesByName('golf:platform').length);
  return { react: await copiesOf(page, 'react'), platforms };
}
