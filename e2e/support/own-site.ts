import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore, type StoreCopy } from './release-store.ts';
import { runSite, type RunningSite } from '@golf/tools/run-site';
import { expect, test as base } from './test.ts';

/** A test's own site, whose releases may be broken. */
export interface OwnSite extends RunningSite {
  store: StoreCopy;
}

/** Starts a site on copies of releases and data. Builds nothing. */
export async function runOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const data = await mkdtemp(join(tmpdir(), 'golf-data-'));
  const store = await copyStore();
  await cp(process.env.SITE_DATA ?? '', data, { recursive: true });
  const clean = async () => {
    await store.remove();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const paths = { RELEASES_DIR: store.folder, DATABASE_PATH: join(data, 'golf.sqlite') };
    const server = await runSite({ ...paths, ...env }, 'serve');
    const stop: OwnSite['stop'] = async (signal) => {
      await server.stop(signal);
      await clean();
    };
    return { ...server, store, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** Makes the built release of mfe-courses live. Files of one worker share its site: the file before may have released. */
export async function showBuilt({ address, store }: OwnSite): Promise<void> {
  const version = store.built['mfe-courses'] ?? '';
  await store.makeLive(version);
  await expect.poll(async () => (await fetch(`${address}/courses`)).text()).toContain(`"version":"${version}"`);
}

/** For tests that change the live release, in sequence. */
export const test = base.extend<object, { own: OwnSite }>({
  own: [
    async ({}, use) => {
      const own = await runOwnSite();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => {
    await use(own.address);
  },
});
