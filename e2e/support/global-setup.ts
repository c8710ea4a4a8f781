import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite } from '@golf/tools/run-site';

/** One site with its own database for all tests, or the one of SITE. Tests that change a site start their own. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'golf-e2e-'));
  const site = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite') });
  process.env.SITE = site.address;
  process.env.SITE_DATA = folder;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
