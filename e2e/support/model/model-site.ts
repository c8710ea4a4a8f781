import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@golf/database/import';
import { openDatabase } from '@golf/database/open';
import { runSite } from '@golf/tools/run-site';
import { expect, test as base } from '../test.ts';
import { writeDataSet, type Golfer } from './data-set.ts';

/** A site whose players change between tests. */
export interface ModelSite {
  address: string;
  /** Imports players. Resolves once the first screen shows them. */
  show(golfers: readonly Golfer[]): Promise<void>;
}

async function runModelSite(): Promise<ModelSite & { stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-model-'));
  const database = await openDatabase(join(folder, 'golf.sqlite'));
  const server = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite') }, 'serve');
  const { address } = server;
  return {
    address,
    async show(golfers) {
      const data = join(folder, 'data');
      await writeDataSet(data, golfers);
      // The import may remove half of the players.
      const options = { imagesFolder: join(folder, 'images'), allowShrink: true };
      const imported = await importFolder(data, database, options);
      if (imported.status === 'refused') throw new Error(JSON.stringify(imported.problems));
      await expect
        .poll(async () => (await fetch(address)).text())
        .toMatch(new RegExp(`data-version="${imported.dataVersion}"[^]*data-row=`));
    },
    async stop() {
      await server.stop();
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Tests of one worker share a site: a start takes as long as ten cases. */
export const test = base.extend<object, { modelSite: ModelSite }>({
  modelSite: [
    async ({}, use) => {
      const site = await runModelSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ modelSite }, use) => use(modelSite.address),
});
