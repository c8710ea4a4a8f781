import type { Page } from '@playwright/test';

type Factory = false | (() => { default?: unknown });

interface FederationWindow {
  /** The runtime's register; absent on a page with only its first screen. */
  __FEDERATION__?: { __INSTANCES__: { name: string; loadShare(id: string): Promise<Factory> }[] };
  /** Shared modules for modules that are imported without their container. */
  __mf_module_cache__: { share: Record<string, { default?: unknown }> };
}

/** Names of started containers, the shell included. */
export const containersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as FederationWindow;
    return (federation?.__INSTANCES__ ?? []).map(({ name }) => name).toSorted();
  });

/** Number of copies of a shared library in the shell, containers and modules of a page. */
export const copiesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (name) => {
    const { __FEDERATION__: federation, __mf_module_cache__: cache } = globalThis as unknown as FederationWindow;
    const factories = await Promise.all((federation?.__INSTANCES__ ?? []).map((instance) => instance.loadShare(name)));
    const modules = [cache.share[`default:${name}`], ...factories.map((factory) => (factory ? factory() : null))];
    return new Set(modules.map((module) => module?.default ?? module)).size;
  }, id);

/** Number of copies of React and of the platform. */
export async function copiesOn(page: Page): Promise<{ react: number; platforms: number }> {
  const platforms = await page.evaluate(() => performance.getEntriesByName('golf:platform').length);
  return { react: await copiesOf(page, 'react'), platforms };
}
